import { boolean, number, object, string, type InferType } from 'yup';

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
