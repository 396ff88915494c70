import { idOf, members, partnersEach, tokenOf } from './seed-members';

/**
 * A Lua script for wrk: each request is the next member's message, with its own key. Two threads start at
 * opposite members, so nobody sends twice before everyone has sent once. `run` distinguishes runs.
 */
export function sendingScript(host: string, run: number): string {
  const cookies = Array.from({ length: members }, (_, member) => `"${tokenOf(member)}"`).join(',');
  const ids = Array.from({ length: members }, (_, member) => `"${idOf(member)}"`).join(',');
  return `
local cookies = {${cookies}}
local ids = {${ids}}
local threads = 0
function setup(thread)
  threads = threads + 1
  thread:set("number", threads)
end
function init()
  math.randomseed(number * 7919 + ${run})
  sent = 0
end
function request()
  sent = sent + 1
  local sender = (number * ${members / 2} + ${run} * ${members / 4} + sent) % ${members}
  local partner = (sender + math.random(1, ${partnersEach})) % ${members}
  local body = '{"profile":"' .. ids[partner + 1] .. '","type":"text","text":"Shall we take the long way round, number ' .. sent .. '?"}'
  return wrk.format("POST", "/api/chat.php", {
    ["Host"] = "${host}",
    ["Cookie"] = "auth=" .. cookies[sender + 1],
    ["Content-Type"] = "application/json",
    ["Sec-Fetch-Site"] = "same-origin",
    ["Idempotency-Key"] = "load-${run}-" .. number .. "-" .. sent,
  }, body)
end
`;
}
