import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { texts } from '../../lib/texts.ts';
import { stabilizeRows, type StableRows } from './stable-rows.ts';
import { useInteractionLock } from './use-interaction-lock.ts';

const nothing = () => undefined;

/** The list's lock, for what is in its rows; does nothing outside a `StableList`. */
const InteractionLockContext = createContext<{
  lockFor: (ms: number) => void;
  release: () => void;
}>({
  lockFor: nothing,
  release: nothing,
});

/**
 * For what is in a row: `lockFor` freezes the list for so many milliseconds, `release` lets it update at
 * once.
 */
export const useListLock = () => useContext(InteractionLockContext);

interface StableListProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Which list this is: another one is shown at once. */
  listKey: string;
  children: (list: StableRows<Row>) => ReactNode;
}

/**
 * A list that does not move while it is being used: rows stay in place, and additions and removals wait
 * until the pointer or focus leaves, or somebody asks for them.
 */
export function StableList<Row>({ rows: fresh, rowKey, listKey, children }: StableListProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const { locked, lockFor, release } = useInteractionLock(box);
  const steadiness = useMemo(() => ({ lockFor, release }), [lockFor, release]);
  const [kept, setKept] = useState({ fresh, listKey, locked, rows: fresh });
  const still = locked && kept.listKey === listKey;
  const asRead = useMemo(() => ({ rows: fresh, left: [], added: 0 }), [fresh]);
  const list = still && kept.rows !== fresh ? stabilizeRows(kept.rows, fresh, rowKey) : asRead;
  if (kept.fresh !== fresh || kept.listKey !== listKey || kept.locked !== locked) {
    setKept({ fresh, listKey, locked, rows: list.rows });
  }
  // Taking the lock alone re-renders no row.
  const content = useMemo(() => children(list), [children, list]);
  const settling = useReorderGuard(list.rows.map(rowKey).join(' '), listKey);
  return (
    <InteractionLockContext value={steadiness}>
      <Box ref={box} sx={{ position: 'relative', ...(settling && { pointerEvents: 'none' }) }}>
        <PendingChangesNotice
          added={list.added}
          left={list.left.length}
          onShow={() => setKept({ fresh, listKey, locked, rows: fresh })}
        />
        {content}
      </Box>
    </InteractionLockContext>
  );
}

interface ChangesNoticeProps {
  added: number;
  left: number;
  onShow: () => void;
}

/** Says what waits beside a locked list; positioned absolutely, so that it moves nothing. */
function PendingChangesNotice({ added, left, onShow }: ChangesNoticeProps) {
  if (added === 0 && left === 0) return null;
  return (
    <Box role="status" data-screen-only sx={place}>
      <span>{texts.stableList.waiting(added, left)}</span>
      <Button size="small" color="secondary" onClick={onShow}>
        {texts.stableList.show}
      </Button>
    </Box>
  );
}

const place = {
  position: 'absolute',
  bottom: '100%',
  right: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pl: 1.5,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'secondary.main',
  borderRadius: 1,
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
} as const;

/** Milliseconds after a reorder during which a press is likely meant for what was there before. */
const SETTLE_MS = 600;

/**
 * True for a moment after a reorder.
 *
 * @param order what stands where: the names of the rows in their order
 * @param listKey which list this is: another one may be pressed at once
 */
export function useReorderGuard(order: string, listKey = ''): boolean {
  const [settled, setSettled] = useState({ order, listKey });
  const moved = settled.listKey === listKey && !order.startsWith(settled.order);
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ order, listKey }), moved ? SETTLE_MS : 0);
    return () => clearTimeout(timer);
  }, [moved, order, listKey]);
  return moved;
}
