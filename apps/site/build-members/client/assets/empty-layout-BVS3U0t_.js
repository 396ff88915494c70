import{E as m,a as p}from"./empty-layout-BvNMZvmd.js";import"./framework-D3bCOh6I.js";import"./language-9Rwg1oSy.js";export{m as ErrorBoundary,p as default};
