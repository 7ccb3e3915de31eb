import { object, string, type InferType } from 'yup';
import { MAX_LENGTH } from '../constants.ts';
import { VALIDATION } from '../text/validation-messages.ts';
import { requiredText, requiredPicture, time } from './fields.ts';

/** Body of POST /blog and the Add blog form. */
export const newBlogSchema = object({
  heading: requiredText(VALIDATION.headingRequired, { max: MAX_LENGTH.name }),
  description: requiredText(VALIDATION.descriptionRequired, {
    kind: 'text',
    max: MAX_LENGTH.article,
  }),
  img: requiredPicture(VALIDATION.blogPhotoRequired),
}).noUnknown(VALIDATION.unknownField);
export type NewBlog = InferType<typeof newBlogSchema>;

/** A blog post as the API gives it. */
export const blogSchema = object({
  _id: string().required(),
  heading: string().required(),
  description: string().required(),
  img: string().required(),
  createdAt: time(),
});
export type Blog = InferType<typeof blogSchema>;
