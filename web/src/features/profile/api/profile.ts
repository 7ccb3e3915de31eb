import { useMutation } from '@tanstack/react-query';
import { type DeliveryDetails, type Profile, TOAST } from '@rollwell/functions/contract';
import { request } from '../../../lib/api/request.ts';
import { userKeys } from '../../../entities/session/use-session.ts';

/** Saves a part of what the shop knows of a person, which is read anew then. */
const useSave = <Body>(email: string, mutationFn: (body: Body) => Promise<unknown>) =>
  useMutation({
    mutationFn,
    meta: {
      failureToast: TOAST.somethingWrong,
      invalidatesOnSuccess: [userKeys.profile(email)],
    },
  });

/** Saves one's own profile by `PUT /user/update/{email}`. */
export const useUpdateProfile = (email: string) =>
  useSave(email, (body: Profile) => request('updateUser', { params: { email }, body }));

/** Saves one's own delivery details by `PUT /user/delivery/{email}`. */
export const useUpdateDelivery = (email: string) =>
  useSave(email, (body: DeliveryDetails) => request('updateDelivery', { params: { email }, body }));
