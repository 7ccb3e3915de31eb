export { avatar, type AvatarSpec } from './src/flat/avatar.ts';
export { gallery } from './src/gallery.ts';
export { isPictureName, type PictureName } from './src/pictures.ts';
