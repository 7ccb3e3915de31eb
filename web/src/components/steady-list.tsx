import Box from '@mui/material/Box';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { keepPlaces, type SteadyRows } from '../lib/steady-rows.ts';
import { useHold } from '../lib/use-hold.ts';
import { useSettling } from '../lib/use-settling.ts';
import { ChangesNotice } from './changes-notice.tsx';
import { Steadiness } from './steadiness.ts';

interface SteadyListProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Which list this is: another one is shown at once. */
  listKey: string;
  children: (list: SteadyRows<Row>) => ReactNode;
}

/**
 * A list that does not move under a pointer: while somebody is at it, rows stay where they are, and
 * what came or went waits until they leave or ask for it.
 */
export function SteadyList<Row>({ rows: fresh, rowKey, listKey, children }: SteadyListProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const { held, holdFor, release } = useHold(box);
  const steadiness = useMemo(() => ({ holdFor, release }), [holdFor, release]);
  const [kept, setKept] = useState({ fresh, listKey, held, rows: fresh });
  const still = held && kept.listKey === listKey;
  const asRead = useMemo(() => ({ rows: fresh, left: [], added: 0 }), [fresh]);
  const list = still && kept.rows !== fresh ? keepPlaces(kept.rows, fresh, rowKey) : asRead;
  if (kept.fresh !== fresh || kept.listKey !== listKey || kept.held !== held) {
    setKept({ fresh, listKey, held, rows: list.rows });
  }
  // A touch that only begins to hold the list draws none of its rows again.
  const content = useMemo(() => children(list), [children, list]);
  const settling = useSettling(list.rows.map(rowKey).join(' '), listKey);
  return (
    <Steadiness value={steadiness}>
      <Box ref={box} sx={{ position: 'relative', ...(settling && { pointerEvents: 'none' }) }}>
        <ChangesNotice
          added={list.added}
          left={list.left.length}
          onShow={() => setKept({ fresh, listKey, held, rows: fresh })}
        />
        {content}
      </Box>
    </Steadiness>
  );
}
