import { type AgentTool, agentTools } from './agent-tools.ts';

/** Tells the agent of a browser what it can do here. */
export async function serveAgent(show: (path: string) => void): Promise<void> {
  const context = modelContext();
  if (!context) return;
  const told = agentTools(show).map(async (tool) => {
    await context.registerTool(tool);
  });
  // A tool whose name is taken is refused by the browser; the others are registered.
  await Promise.allSettled(told);
}

/**
 * What a browser has that lets its agent use a page (WebMCP, Draft Community Group Report:
 * https://webmachinelearning.github.io/webmcp/). It passes on what an agent says without looking at it.
 */
interface ModelContext {
  registerTool(tool: AgentTool, options?: { signal?: AbortSignal }): unknown;
}

/** Undefined in a browser without agents. */
const modelContext = (): ModelContext | undefined =>
  (document as { modelContext?: ModelContext }).modelContext;
