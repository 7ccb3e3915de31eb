/** Where every order of the histories goes to. */
export const delivery = { phone: '+49 30 1234567', address: 'Ladder Lane 4', city: 'Berlin' };
