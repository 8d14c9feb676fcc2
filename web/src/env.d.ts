/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'words:*' {
  const text: string;
  export default text;
}
