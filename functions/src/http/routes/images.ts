import type { IRouter } from 'express';
import type { Deps } from '../../domain/deps.ts';
import { uploadImage } from '../../domain/images/upload-image.ts';
import { limitRate } from '../limit-rate.ts';
import { mount } from '../mount.ts';
import { uploadedFile } from '../uploaded-file.ts';

export const imageRoutes = (router: IRouter, deps: Deps): void => {
  limitRate(router, deps, 'uploadImage');
  mount(router, deps, 'uploadImage', async ({ req }) => uploadImage(deps, await uploadedFile(req)));
};
