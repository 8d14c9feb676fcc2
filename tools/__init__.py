"""What makes files of this project from others: weights, pictures, types, golden records."""
