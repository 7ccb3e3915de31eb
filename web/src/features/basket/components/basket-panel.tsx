import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { RestoreFocus } from '../../../components/list/restore-focus.tsx';
import { LoadingRows } from '../../../components/feedback/loading.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { settingsQuery } from '../../../entities/shop/settings-queries.ts';
import { announce } from '../../../lib/announce.ts';
import type { BasketLine } from '../basket-lines.ts';
import { lineState } from '../line-state.ts';
import { screenTexts as texts } from '../texts.ts';
import { useUndoRemove } from '../use-undo-remove.ts';
import { useBasketProducts } from '../use-basket.ts';
import { BasketRow } from './basket-row.tsx';
import { BasketTotal } from './basket-total.tsx';
import { EmptyBasket } from './empty-basket.tsx';
import { bareList } from '../../../components/layout/lists.tsx';

const ROW_HEIGHT = 112;

/** All that somebody wants to order: to change, to take out and put back, and the way to order it. */
export function BasketPanel() {
  const { lines, query, productOf } = useBasketProducts();
  const { isPending } = useQuery(settingsQuery());
  const { rows, remove, putBack } = useUndoRemove(lines);
  const [typed, setTyped] = useState<Readonly<Record<string, string | undefined>>>({});
  if (rows.length === 0) return <EmptyBasket />;

  const loading = <LoadingRows rows={rows.length} height={ROW_HEIGHT} />;
  // Together with the total, so that nothing moves.
  if (isPending) return loading;

  const nameOf = ({ productId }: BasketLine) => productOf(productId)?.name ?? texts.unknownProduct;
  const stateOf = (line: BasketLine) =>
    lineState(line, productOf(line.productId), typed[line.productId]);
  const takeOut = (line: BasketLine) => {
    remove(line);
    announce(texts.removed(nameOf(line)));
  };
  const undo = (line: BasketLine) => {
    putBack(line);
    announce(texts.back(nameOf(line)));
  };
  const rowOf = (line: BasketLine) => (
    <BasketRow
      line={line}
      state={stateOf(line)}
      typed={typed[line.productId]}
      onTyped={(text) => setTyped((all) => ({ ...all, [line.productId]: text }))}
      onRemove={() => takeOut(line)}
    />
  );
  return (
    <QueryState query={query} loading={loading}>
      {() => (
        <>
          <RestoreFocus>
            <Box component="ul" aria-label={texts.label} sx={list}>
              {rows.map(({ line, removed }) => (
                <li key={line.productId}>
                  {removed ? (
                    <RemovedRow name={nameOf(line)} onUndo={() => undo(line)}>
                      {rowOf(line)}
                    </RemovedRow>
                  ) : (
                    rowOf(line)
                  )}
                </li>
              ))}
            </Box>
          </RestoreFocus>
          {lines.length > 0 ? (
            <BasketTotal lines={lines} states={lines.map(stateOf)} />
          ) : (
            <EmptyBasket />
          )}
        </>
      )}
    </QueryState>
  );
}

interface RemovedRowProps {
  name: string;
  onUndo: () => void;
  children: ReactNode;
}

/**
 * Takes the place and height of a removed row, so that no other row moves under the pointer.
 */
function RemovedRow({ name, onUndo, children }: RemovedRowProps) {
  return (
    <Box sx={layers}>
      <Box sx={{ visibility: 'hidden' }}>{children}</Box>
      <Box sx={said}>
        <span>{texts.removed(name)}</span>
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          aria-label={texts.undoNamed(name)}
          onClick={onUndo}
        >
          {texts.undo}
        </Button>
      </Box>
    </Box>
  );
}

const layers = { display: 'grid', '& > *': { gridArea: '1 / 1', minWidth: 0 } } as const;
const said = {
  display: 'flex',
  alignItems: 'center',
  // Not at the end, under the pointer that pressed Remove.
  gap: 2,
  px: 2,
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: 1,
  color: 'text.secondary',
} as const;

const list = {
  ...bareList,
  '& > li': { py: 2, borderBottom: '1px solid', borderColor: 'divider' },
} as const;
