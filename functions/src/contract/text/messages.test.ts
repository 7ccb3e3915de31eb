import { describe, expect, it } from 'vitest';
import { queryFailed, TOAST } from './messages.ts';
import { VALIDATION } from './validation-messages.ts';

/** The customer's own words, as they were asked for: the one place where they stand a second time. */
const ASKED_FOR = [
  [VALIDATION.emailRequired, 'Email is required'],
  [VALIDATION.emailPattern, 'Please provide valid email'],
  [VALIDATION.passwordRequired, 'Password is required'],
  [VALIDATION.passwordDigit, 'At least one digit'],
  [VALIDATION.fullNameRequired, 'Full name is required'],
  [VALIDATION.subjectRequired, 'Full name is required'],
  [VALIDATION.customerNameRequired, 'Customer name is required'],
  [VALIDATION.cityRequired, 'City name is required'],
  [VALIDATION.addressRequired, 'Address is required'],
  [VALIDATION.phoneRequired, 'phone is required'],
  [VALIDATION.quantityRequired, 'Min Order is required'],
  [VALIDATION.minOrderQuantity(12), 'Min order quantity is 12'],
  [VALIDATION.outOfStock(12, 30), 'Out of Stock! input 12 to 30'],
  [VALIDATION.ratingsRequired, 'ratings is required'],
  [VALIDATION.descriptionRequired, 'Description is required'],
  [VALIDATION.headingRequired, 'heading name is required'],
  [VALIDATION.blogPhotoRequired, 'Blog photo is required'],
  [VALIDATION.priceMin, 'Min price 0'],
  [VALIDATION.minOrderMin, 'Min minOrder 1'],
  [VALIDATION.availableMin, 'Min Available quantity 1'],
  [VALIDATION.profilePhotoRequired, 'Profile photo is required'],
  [TOAST.somethingWrong, 'Something wrong, Try again'],
  [TOAST.writeValidEmail, 'Please write valid email'],
  [TOAST.cannotAddAdmin, 'You can not added admin'],
  [TOAST.reviewAdded, 'review added successful'],
  [TOAST.productAdded, 'Product added successful'],
  [TOAST.blogAdded, 'Blog added successful'],
  [TOAST.updated, 'Update successful'],
  [TOAST.adminMade, 'Admin make successful!'],
  [TOAST.deleted('Tray'), 'product "Tray" is deleted successful!'],
  [TOAST.messageSent, 'Message sent successful'],
  [TOAST.resetEmailSent, 'Rest email send. Please check your inbox.'],
  [queryFailed('No luck.'), 'Error: No luck.'],
] as const;

describe('the customer’s messages', () => {
  it.each(ASKED_FOR)('“%s” stands to the letter', (said, asked) => {
    expect(said).toBe(asked);
  });

  it('are all here: every toast was asked for', () => {
    const toasts = Object.values(TOAST).map((text) => (text === TOAST.deleted ? 'deleted' : text));
    const asked = ASKED_FOR.map(([said]) => String(said));
    expect(toasts.filter((text) => text !== 'deleted' && !asked.includes(String(text)))).toEqual(
      [],
    );
  });
});
