import { array, boolean, type InferType, number, object, string } from 'yup';
import { VALIDATION } from '../text/validation-messages.ts';
import { keysOf } from '../products/product-attributes.ts';
import { MAX_MORE_PICTURES, PICTURE_KIND } from '../site/images.ts';
import { requiredPicture, requiredText } from './fields.ts';

/** Answer of POST /image. `url` is the picture at its middle size; the others follow its pattern. */
export const uploadedImageSchema = object({
  success: boolean().required(),
  data: object({
    url: string().required(),
    width: number().integer().required(),
    height: number().integer().required(),
  }).required(),
});
export type UploadedImage = InferType<typeof uploadedImageSchema>;

const kindMessage = VALIDATION.choice(PICTURE_KIND.label);

/** One more picture of a product: its address, what is to be seen for those who do not see it, and what it is for. */
const productPictureSchema = object({
  img: requiredPicture(VALIDATION.pictureRequired),
  alt: requiredText(VALIDATION.pictureAltRequired),
  kind: string()
    .typeError(kindMessage)
    .required(kindMessage)
    .oneOf(keysOf(PICTURE_KIND.choices), kindMessage),
})
  .noUnknown(VALIDATION.unknownField)
  .typeError(VALIDATION.wrongType)
  .nonNullable(VALIDATION.wrongType);
export type ProductPicture = InferType<typeof productPictureSchema>;

/** The pictures of a product beside its first one, in the order in which they are shown. */
export const productPicturesSchema = array(productPictureSchema.required(VALIDATION.wrongType))
  .typeError(VALIDATION.wrongType)
  .nonNullable(VALIDATION.wrongType)
  .max(MAX_MORE_PICTURES, VALIDATION.picturesMax(MAX_MORE_PICTURES))
  .optional();
