import { webpFormats, webpThumbnail } from './webp-formats';

interface UploadPlugin {
  services: { 'image-manipulation': Record<string, unknown> };
}

/** Strapi makes smaller pictures in the format of the upload; ours are WebP. */
export default (plugin: UploadPlugin): UploadPlugin => {
  Object.assign(plugin.services['image-manipulation'], {
    generateThumbnail: webpThumbnail,
    generateResponsiveFormats: webpFormats,
  });
  return plugin;
};
