/** Hands a content to the browser as a file to keep. */
export const saveFile = (name: string, content: BlobPart, type: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun with the click; the address may go once the browser has taken hold of it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
