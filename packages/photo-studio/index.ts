export { avatar, type AvatarSpec } from './src/flat/avatar.ts';
export { gallery } from './src/gallery.ts';
export { isPictureName, type PictureName } from './src/pictures.ts';
export { longPolePicture, shortPolePicture } from './src/scenes/kits.ts';
export { rulerFor } from './src/scenes/views.ts';
export { SLEEVE_NAMES, sleeveSize } from './src/scenes/sleeves.ts';
