/** Vite answers a drawing's address. */
declare module '*.svg' {
  const address: string;
  export default address;
}
