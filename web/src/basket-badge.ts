import { countBasket, onBasketChange } from './features/basket/basket-count.ts';

/** Shows how many products are in the basket until the app does (`features/basket/components/basket-link.tsx`). */
function showCount(): void {
  const badge = document.querySelector<HTMLElement>('[data-basket]');
  if (badge) badge.dataset.basket = String(countBasket() || '');
}

addEventListener('DOMContentLoaded', showCount);
onBasketChange(showCount);
