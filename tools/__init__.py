"""Scripts that generate files of this project: weights, pictures, types, golden records."""
