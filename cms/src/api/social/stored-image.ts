/** A picture of a post behind its first one: each post has files of its own. */
export interface StoredImage {
  file: string;
  width: number;
  height: number;
  alt: string;
  /** Of the library's photo that it is a copy of. */
  photo: string | null;
}

/** The files of all pictures of a post. */
export const pictureFiles = ({
  imageFile,
  moreImages,
}: {
  imageFile: string | null;
  moreImages: readonly StoredImage[] | null;
}): string[] => [...(imageFile ? [imageFile] : []), ...(moreImages ?? []).map(({ file }) => file)];
