import { createRequire as createRequireOfBundle } from 'node:module';const require = createRequireOfBundle(import.meta.url);
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __require = /* @__PURE__ */ ((x) => typeof require !== "undefined" ? require : typeof Proxy !== "undefined" ? new Proxy(x, {
  get: (a, b) => (typeof require !== "undefined" ? require : a)[b]
}) : x)(function(x) {
  if (typeof require !== "undefined") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + x + '" is not supported');
});
var __commonJS = (cb, mod) => function __require2() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// node_modules/react/cjs/react.production.js
var require_react_production = __commonJS({
  "node_modules/react/cjs/react.production.js"(exports) {
    "use strict";
    var REACT_ELEMENT_TYPE = /* @__PURE__ */ Symbol.for("react.transitional.element");
    var REACT_PORTAL_TYPE = /* @__PURE__ */ Symbol.for("react.portal");
    var REACT_FRAGMENT_TYPE = /* @__PURE__ */ Symbol.for("react.fragment");
    var REACT_STRICT_MODE_TYPE = /* @__PURE__ */ Symbol.for("react.strict_mode");
    var REACT_PROFILER_TYPE = /* @__PURE__ */ Symbol.for("react.profiler");
    var REACT_CONSUMER_TYPE = /* @__PURE__ */ Symbol.for("react.consumer");
    var REACT_CONTEXT_TYPE = /* @__PURE__ */ Symbol.for("react.context");
    var REACT_FORWARD_REF_TYPE = /* @__PURE__ */ Symbol.for("react.forward_ref");
    var REACT_SUSPENSE_TYPE = /* @__PURE__ */ Symbol.for("react.suspense");
    var REACT_MEMO_TYPE = /* @__PURE__ */ Symbol.for("react.memo");
    var REACT_LAZY_TYPE = /* @__PURE__ */ Symbol.for("react.lazy");
    var REACT_ACTIVITY_TYPE = /* @__PURE__ */ Symbol.for("react.activity");
    var REACT_VIEW_TRANSITION_TYPE = /* @__PURE__ */ Symbol.for("react.view_transition");
    var MAYBE_ITERATOR_SYMBOL = Symbol.iterator;
    function getIteratorFn(maybeIterable) {
      if (null === maybeIterable || "object" !== typeof maybeIterable) return null;
      maybeIterable = MAYBE_ITERATOR_SYMBOL && maybeIterable[MAYBE_ITERATOR_SYMBOL] || maybeIterable["@@iterator"];
      return "function" === typeof maybeIterable ? maybeIterable : null;
    }
    var ReactNoopUpdateQueue = {
      isMounted: function() {
        return false;
      },
      enqueueForceUpdate: function() {
      },
      enqueueReplaceState: function() {
      },
      enqueueSetState: function() {
      }
    };
    var assign = Object.assign;
    var emptyObject = {};
    function Component(props, context, updater) {
      this.props = props;
      this.context = context;
      this.refs = emptyObject;
      this.updater = updater || ReactNoopUpdateQueue;
    }
    Component.prototype.isReactComponent = {};
    Component.prototype.setState = function(partialState, callback) {
      if ("object" !== typeof partialState && "function" !== typeof partialState && null != partialState)
        throw Error(
          "takes an object of state variables to update or a function which returns an object of state variables."
        );
      this.updater.enqueueSetState(this, partialState, callback, "setState");
    };
    Component.prototype.forceUpdate = function(callback) {
      this.updater.enqueueForceUpdate(this, callback, "forceUpdate");
    };
    function ComponentDummy() {
    }
    ComponentDummy.prototype = Component.prototype;
    function PureComponent(props, context, updater) {
      this.props = props;
      this.context = context;
      this.refs = emptyObject;
      this.updater = updater || ReactNoopUpdateQueue;
    }
    var pureComponentPrototype = PureComponent.prototype = new ComponentDummy();
    pureComponentPrototype.constructor = PureComponent;
    assign(pureComponentPrototype, Component.prototype);
    pureComponentPrototype.isPureReactComponent = true;
    var isArrayImpl = Array.isArray;
    function noop() {
    }
    var ReactSharedInternals = { H: null, A: null, T: null, S: null };
    var hasOwnProperty = Object.prototype.hasOwnProperty;
    function ReactElement(type, key, props) {
      var refProp = props.ref;
      return {
        $$typeof: REACT_ELEMENT_TYPE,
        type,
        key,
        ref: void 0 !== refProp ? refProp : null,
        props
      };
    }
    function cloneAndReplaceKey(oldElement, newKey) {
      return ReactElement(oldElement.type, newKey, oldElement.props);
    }
    function isValidElement(object2) {
      return "object" === typeof object2 && null !== object2 && object2.$$typeof === REACT_ELEMENT_TYPE;
    }
    function escape(key) {
      var escaperLookup = { "=": "=0", ":": "=2" };
      return "$" + key.replace(/[=:]/g, function(match) {
        return escaperLookup[match];
      });
    }
    var userProvidedKeyEscapeRegex = /\/+/g;
    function getElementKey(element, index) {
      return "object" === typeof element && null !== element && null != element.key ? escape("" + element.key) : index.toString(36);
    }
    function resolveThenable(thenable) {
      switch (thenable.status) {
        case "fulfilled":
          return thenable.value;
        case "rejected":
          throw thenable.reason;
        default:
          switch ("string" === typeof thenable.status ? thenable.then(noop, noop) : (thenable.status = "pending", thenable.then(
            function(fulfilledValue) {
              "pending" === thenable.status && (thenable.status = "fulfilled", thenable.value = fulfilledValue);
            },
            function(error) {
              "pending" === thenable.status && (thenable.status = "rejected", thenable.reason = error);
            }
          )), thenable.status) {
            case "fulfilled":
              return thenable.value;
            case "rejected":
              throw thenable.reason;
          }
      }
      throw thenable;
    }
    function mapIntoArray(children, array2, escapedPrefix, nameSoFar, callback) {
      var type = typeof children;
      if ("undefined" === type || "boolean" === type) children = null;
      var invokeCallback = false;
      if (null === children) invokeCallback = true;
      else
        switch (type) {
          case "bigint":
          case "string":
          case "number":
            invokeCallback = true;
            break;
          case "object":
            switch (children.$$typeof) {
              case REACT_ELEMENT_TYPE:
              case REACT_PORTAL_TYPE:
                invokeCallback = true;
                break;
              case REACT_LAZY_TYPE:
                return invokeCallback = children._init, mapIntoArray(
                  invokeCallback(children._payload),
                  array2,
                  escapedPrefix,
                  nameSoFar,
                  callback
                );
            }
        }
      if (invokeCallback)
        return callback = callback(children), invokeCallback = "" === nameSoFar ? "." + getElementKey(children, 0) : nameSoFar, isArrayImpl(callback) ? (escapedPrefix = "", null != invokeCallback && (escapedPrefix = invokeCallback.replace(userProvidedKeyEscapeRegex, "$&/") + "/"), mapIntoArray(callback, array2, escapedPrefix, "", function(c) {
          return c;
        })) : null != callback && (isValidElement(callback) && (callback = cloneAndReplaceKey(
          callback,
          escapedPrefix + (null == callback.key || children && children.key === callback.key ? "" : ("" + callback.key).replace(
            userProvidedKeyEscapeRegex,
            "$&/"
          ) + "/") + invokeCallback
        )), array2.push(callback)), 1;
      invokeCallback = 0;
      var nextNamePrefix = "" === nameSoFar ? "." : nameSoFar + ":";
      if (isArrayImpl(children))
        for (var i = 0; i < children.length; i++)
          nameSoFar = children[i], type = nextNamePrefix + getElementKey(nameSoFar, i), invokeCallback += mapIntoArray(
            nameSoFar,
            array2,
            escapedPrefix,
            type,
            callback
          );
      else if (i = getIteratorFn(children), "function" === typeof i)
        for (children = i.call(children), i = 0; !(nameSoFar = children.next()).done; )
          nameSoFar = nameSoFar.value, type = nextNamePrefix + getElementKey(nameSoFar, i++), invokeCallback += mapIntoArray(
            nameSoFar,
            array2,
            escapedPrefix,
            type,
            callback
          );
      else if ("object" === type) {
        if ("function" === typeof children.then)
          return mapIntoArray(
            resolveThenable(children),
            array2,
            escapedPrefix,
            nameSoFar,
            callback
          );
        array2 = String(children);
        throw Error(
          "Objects are not valid as a React child (found: " + ("[object Object]" === array2 ? "object with keys {" + Object.keys(children).join(", ") + "}" : array2) + "). If you meant to render a collection of children, use an array instead."
        );
      }
      return invokeCallback;
    }
    function mapChildren(children, func, context) {
      if (null == children) return children;
      var result = [], count = 0;
      mapIntoArray(children, result, "", "", function(child) {
        return func.call(context, child, count++);
      });
      return result;
    }
    function lazyInitializer(payload) {
      if (-1 === payload._status) {
        var ctor = payload._result, thenable = ctor();
        thenable.then(
          function(moduleObject) {
            if (0 === payload._status || -1 === payload._status)
              payload._status = 1, payload._result = moduleObject, void 0 === thenable.status && (thenable.status = "fulfilled", thenable.value = moduleObject);
          },
          function(error) {
            if (0 === payload._status || -1 === payload._status)
              payload._status = 2, payload._result = error, void 0 === thenable.status && (thenable.status = "rejected", thenable.reason = error);
          }
        );
        -1 === payload._status && (payload._status = 0, payload._result = thenable);
      }
      if (1 === payload._status) return payload._result.default;
      throw payload._result;
    }
    var reportGlobalError = "function" === typeof reportError ? reportError : function(error) {
      if ("object" === typeof window && "function" === typeof window.ErrorEvent) {
        var event = new window.ErrorEvent("error", {
          bubbles: true,
          cancelable: true,
          message: "object" === typeof error && null !== error && "string" === typeof error.message ? String(error.message) : String(error),
          error
        });
        if (!window.dispatchEvent(event)) return;
      } else if ("object" === typeof process && "function" === typeof process.emit) {
        process.emit("uncaughtException", error);
        return;
      }
      console.error(error);
    };
    function startTransition(scope) {
      var prevTransition = ReactSharedInternals.T, currentTransition = {};
      currentTransition.types = null !== prevTransition ? prevTransition.types : null;
      ReactSharedInternals.T = currentTransition;
      try {
        var returnValue = scope(), onStartTransitionFinish = ReactSharedInternals.S;
        null !== onStartTransitionFinish && onStartTransitionFinish(currentTransition, returnValue);
        "object" === typeof returnValue && null !== returnValue && "function" === typeof returnValue.then && returnValue.then(noop, reportGlobalError);
      } catch (error) {
        reportGlobalError(error);
      } finally {
        null !== prevTransition && null !== currentTransition.types && (prevTransition.types = currentTransition.types), ReactSharedInternals.T = prevTransition;
      }
    }
    function addTransitionType(type) {
      var transition = ReactSharedInternals.T;
      if (null !== transition) {
        var transitionTypes = transition.types;
        null === transitionTypes ? transition.types = [type] : -1 === transitionTypes.indexOf(type) && transitionTypes.push(type);
      } else startTransition(addTransitionType.bind(null, type));
    }
    var Children = {
      map: mapChildren,
      forEach: function(children, forEachFunc, forEachContext) {
        mapChildren(
          children,
          function() {
            forEachFunc.apply(this, arguments);
          },
          forEachContext
        );
      },
      count: function(children) {
        var n = 0;
        mapChildren(children, function() {
          n++;
        });
        return n;
      },
      toArray: function(children) {
        return mapChildren(children, function(child) {
          return child;
        }) || [];
      },
      only: function(children) {
        if (!isValidElement(children))
          throw Error(
            "React.Children.only expected to receive a single React element child."
          );
        return children;
      }
    };
    exports.Activity = REACT_ACTIVITY_TYPE;
    exports.Children = Children;
    exports.Component = Component;
    exports.Fragment = REACT_FRAGMENT_TYPE;
    exports.Profiler = REACT_PROFILER_TYPE;
    exports.PureComponent = PureComponent;
    exports.StrictMode = REACT_STRICT_MODE_TYPE;
    exports.Suspense = REACT_SUSPENSE_TYPE;
    exports.ViewTransition = REACT_VIEW_TRANSITION_TYPE;
    exports.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = ReactSharedInternals;
    exports.__COMPILER_RUNTIME = {
      __proto__: null,
      c: function(size) {
        return ReactSharedInternals.H.useMemoCache(size);
      }
    };
    exports.addTransitionType = addTransitionType;
    exports.cache = function(fn) {
      return function() {
        return fn.apply(null, arguments);
      };
    };
    exports.cacheSignal = function() {
      return null;
    };
    exports.cloneElement = function(element, config, children) {
      if (null === element || void 0 === element)
        throw Error(
          "The argument must be a React element, but you passed " + element + "."
        );
      var props = assign({}, element.props), key = element.key;
      if (null != config)
        for (propName in void 0 !== config.key && (key = "" + config.key), config)
          !hasOwnProperty.call(config, propName) || "key" === propName || "__self" === propName || "__source" === propName || "ref" === propName && void 0 === config.ref || (props[propName] = config[propName]);
      var propName = arguments.length - 2;
      if (1 === propName) props.children = children;
      else if (1 < propName) {
        for (var childArray = Array(propName), i = 0; i < propName; i++)
          childArray[i] = arguments[i + 2];
        props.children = childArray;
      }
      return ReactElement(element.type, key, props);
    };
    exports.createContext = function(defaultValue) {
      defaultValue = {
        $$typeof: REACT_CONTEXT_TYPE,
        _currentValue: defaultValue,
        _currentValue2: defaultValue,
        _threadCount: 0,
        Provider: null,
        Consumer: null
      };
      defaultValue.Provider = defaultValue;
      defaultValue.Consumer = {
        $$typeof: REACT_CONSUMER_TYPE,
        _context: defaultValue
      };
      return defaultValue;
    };
    exports.createElement = function(type, config, children) {
      var propName, props = {}, key = null;
      if (null != config)
        for (propName in void 0 !== config.key && (key = "" + config.key), config)
          hasOwnProperty.call(config, propName) && "key" !== propName && "__self" !== propName && "__source" !== propName && (props[propName] = config[propName]);
      var childrenLength = arguments.length - 2;
      if (1 === childrenLength) props.children = children;
      else if (1 < childrenLength) {
        for (var childArray = Array(childrenLength), i = 0; i < childrenLength; i++)
          childArray[i] = arguments[i + 2];
        props.children = childArray;
      }
      if (type && type.defaultProps)
        for (propName in childrenLength = type.defaultProps, childrenLength)
          void 0 === props[propName] && (props[propName] = childrenLength[propName]);
      return ReactElement(type, key, props);
    };
    exports.createRef = function() {
      return { current: null };
    };
    exports.forwardRef = function(render) {
      return { $$typeof: REACT_FORWARD_REF_TYPE, render };
    };
    exports.isValidElement = isValidElement;
    exports.lazy = function(ctor) {
      return {
        $$typeof: REACT_LAZY_TYPE,
        _payload: { _status: -1, _result: ctor },
        _init: lazyInitializer
      };
    };
    exports.memo = function(type, compare) {
      return {
        $$typeof: REACT_MEMO_TYPE,
        type,
        compare: void 0 === compare ? null : compare
      };
    };
    exports.startTransition = startTransition;
    exports.unstable_useCacheRefresh = function() {
      return ReactSharedInternals.H.useCacheRefresh();
    };
    exports.use = function(usable) {
      return ReactSharedInternals.H.use(usable);
    };
    exports.useActionState = function(action2, initialState, permalink) {
      return ReactSharedInternals.H.useActionState(action2, initialState, permalink);
    };
    exports.useCallback = function(callback, deps) {
      return ReactSharedInternals.H.useCallback(callback, deps);
    };
    exports.useContext = function(Context) {
      return ReactSharedInternals.H.useContext(Context);
    };
    exports.useDebugValue = function() {
    };
    exports.useDeferredValue = function(value, initialValue) {
      return ReactSharedInternals.H.useDeferredValue(value, initialValue);
    };
    exports.useEffect = function(create, deps) {
      return ReactSharedInternals.H.useEffect(create, deps);
    };
    exports.useEffectEvent = function(callback) {
      return ReactSharedInternals.H.useEffectEvent(callback);
    };
    exports.useId = function() {
      return ReactSharedInternals.H.useId();
    };
    exports.useImperativeHandle = function(ref2, create, deps) {
      return ReactSharedInternals.H.useImperativeHandle(ref2, create, deps);
    };
    exports.useInsertionEffect = function(create, deps) {
      return ReactSharedInternals.H.useInsertionEffect(create, deps);
    };
    exports.useLayoutEffect = function(create, deps) {
      return ReactSharedInternals.H.useLayoutEffect(create, deps);
    };
    exports.useMemo = function(create, deps) {
      return ReactSharedInternals.H.useMemo(create, deps);
    };
    exports.useOptimistic = function(passthrough, reducer) {
      return ReactSharedInternals.H.useOptimistic(passthrough, reducer);
    };
    exports.useReducer = function(reducer, initialArg, init) {
      return ReactSharedInternals.H.useReducer(reducer, initialArg, init);
    };
    exports.useRef = function(initialValue) {
      return ReactSharedInternals.H.useRef(initialValue);
    };
    exports.useState = function(initialState) {
      return ReactSharedInternals.H.useState(initialState);
    };
    exports.useSyncExternalStore = function(subscribe, getSnapshot, getServerSnapshot) {
      return ReactSharedInternals.H.useSyncExternalStore(
        subscribe,
        getSnapshot,
        getServerSnapshot
      );
    };
    exports.useTransition = function() {
      return ReactSharedInternals.H.useTransition();
    };
    exports.version = "19.3.1";
  }
});

// node_modules/react/index.js
var require_react = __commonJS({
  "node_modules/react/index.js"(exports, module) {
    "use strict";
    if (true) {
      module.exports = require_react_production();
    } else {
      module.exports = null;
    }
  }
});

// node_modules/react/cjs/react-jsx-runtime.production.js
var require_react_jsx_runtime_production = __commonJS({
  "node_modules/react/cjs/react-jsx-runtime.production.js"(exports) {
    "use strict";
    var REACT_ELEMENT_TYPE = /* @__PURE__ */ Symbol.for("react.transitional.element");
    var REACT_FRAGMENT_TYPE = /* @__PURE__ */ Symbol.for("react.fragment");
    function jsxProd(type, config, maybeKey) {
      var key = null;
      void 0 !== maybeKey && (key = "" + maybeKey);
      void 0 !== config.key && (key = "" + config.key);
      if ("key" in config) {
        maybeKey = {};
        for (var propName in config)
          "key" !== propName && (maybeKey[propName] = config[propName]);
      } else maybeKey = config;
      config = maybeKey.ref;
      return {
        $$typeof: REACT_ELEMENT_TYPE,
        type,
        key,
        ref: void 0 !== config ? config : null,
        props: maybeKey
      };
    }
    exports.Fragment = REACT_FRAGMENT_TYPE;
    exports.jsx = jsxProd;
    exports.jsxs = jsxProd;
  }
});

// node_modules/react/jsx-runtime.js
var require_jsx_runtime = __commonJS({
  "node_modules/react/jsx-runtime.js"(exports, module) {
    "use strict";
    if (true) {
      module.exports = require_react_jsx_runtime_production();
    } else {
      module.exports = null;
    }
  }
});

// node_modules/superstruct/dist/index.cjs
var require_dist = __commonJS({
  "node_modules/superstruct/dist/index.cjs"(exports, module) {
    (function(global, factory) {
      typeof exports === "object" && typeof module !== "undefined" ? factory(exports) : typeof define === "function" && define.amd ? define(["exports"], factory) : (global = typeof globalThis !== "undefined" ? globalThis : global || self, factory(global.Superstruct = {}));
    })(exports, (function(exports2) {
      "use strict";
      class StructError extends TypeError {
        constructor(failure, failures) {
          let cached;
          const { message, explanation, ...rest } = failure;
          const { path } = failure;
          const msg = path.length === 0 ? message : `At path: ${path.join(".")} -- ${message}`;
          super(explanation ?? msg);
          if (explanation != null)
            this.cause = msg;
          Object.assign(this, rest);
          this.name = this.constructor.name;
          this.failures = () => {
            return cached ?? (cached = [failure, ...failures()]);
          };
        }
      }
      function isIterable(x) {
        return isObject(x) && typeof x[Symbol.iterator] === "function";
      }
      function isObject(x) {
        return typeof x === "object" && x != null;
      }
      function isNonArrayObject(x) {
        return isObject(x) && !Array.isArray(x);
      }
      function isPlainObject(x) {
        if (Object.prototype.toString.call(x) !== "[object Object]") {
          return false;
        }
        const prototype = Object.getPrototypeOf(x);
        return prototype === null || prototype === Object.prototype;
      }
      function print(value) {
        if (typeof value === "symbol") {
          return value.toString();
        }
        return typeof value === "string" ? JSON.stringify(value) : `${value}`;
      }
      function shiftIterator(input) {
        const { done, value } = input.next();
        return done ? void 0 : value;
      }
      function toFailure(result, context, struct2, value) {
        if (result === true) {
          return;
        } else if (result === false) {
          result = {};
        } else if (typeof result === "string") {
          result = { message: result };
        }
        const { path, branch } = context;
        const { type: type2 } = struct2;
        const { refinement, message = `Expected a value of type \`${type2}\`${refinement ? ` with refinement \`${refinement}\`` : ""}, but received: \`${print(value)}\`` } = result;
        return {
          value,
          type: type2,
          refinement,
          key: path[path.length - 1],
          path,
          branch,
          ...result,
          message
        };
      }
      function* toFailures(result, context, struct2, value) {
        if (!isIterable(result)) {
          result = [result];
        }
        for (const r of result) {
          const failure = toFailure(r, context, struct2, value);
          if (failure) {
            yield failure;
          }
        }
      }
      function* run(value, struct2, options = {}) {
        const { path = [], branch = [value], coerce: coerce2 = false, mask: mask2 = false } = options;
        const ctx = { path, branch, mask: mask2 };
        if (coerce2) {
          value = struct2.coercer(value, ctx);
        }
        let status = "valid";
        for (const failure of struct2.validator(value, ctx)) {
          failure.explanation = options.message;
          status = "not_valid";
          yield [failure, void 0];
        }
        for (let [k, v, s] of struct2.entries(value, ctx)) {
          const ts = run(v, s, {
            path: k === void 0 ? path : [...path, k],
            branch: k === void 0 ? branch : [...branch, v],
            coerce: coerce2,
            mask: mask2,
            message: options.message
          });
          for (const t of ts) {
            if (t[0]) {
              status = t[0].refinement != null ? "not_refined" : "not_valid";
              yield [t[0], void 0];
            } else if (coerce2) {
              v = t[1];
              if (k === void 0) {
                value = v;
              } else if (value instanceof Map) {
                value.set(k, v);
              } else if (value instanceof Set) {
                value.add(v);
              } else if (isObject(value)) {
                if (v !== void 0 || k in value)
                  value[k] = v;
              }
            }
          }
        }
        if (status !== "not_valid") {
          for (const failure of struct2.refiner(value, ctx)) {
            failure.explanation = options.message;
            status = "not_refined";
            yield [failure, void 0];
          }
        }
        if (status === "valid") {
          yield [void 0, value];
        }
      }
      class Struct2 {
        constructor(props) {
          const { type: type2, schema, validator, refiner, coercer = (value) => value, entries = function* () {
          } } = props;
          this.type = type2;
          this.schema = schema;
          this.entries = entries;
          this.coercer = coercer;
          if (validator) {
            this.validator = (value, context) => {
              const result = validator(value, context);
              return toFailures(result, context, this, value);
            };
          } else {
            this.validator = () => [];
          }
          if (refiner) {
            this.refiner = (value, context) => {
              const result = refiner(value, context);
              return toFailures(result, context, this, value);
            };
          } else {
            this.refiner = () => [];
          }
        }
        /**
         * Assert that a value passes the struct's validation, throwing if it doesn't.
         */
        assert(value, message) {
          return assert(value, this, message);
        }
        /**
         * Create a value with the struct's coercion logic, then validate it.
         */
        create(value, message) {
          return create(value, this, message);
        }
        /**
         * Check if a value passes the struct's validation.
         */
        is(value) {
          return is(value, this);
        }
        /**
         * Mask a value, coercing and validating it, but returning only the subset of
         * properties defined by the struct's schema. Masking applies recursively to
         * props of `object` structs only.
         */
        mask(value, message) {
          return mask(value, this, message);
        }
        /**
         * Validate a value with the struct's validation logic, returning a tuple
         * representing the result.
         *
         * You may optionally pass `true` for the `coerce` argument to coerce
         * the value before attempting to validate it. If you do, the result will
         * contain the coerced result when successful. Also, `mask` will turn on
         * masking of the unknown `object` props recursively if passed.
         */
        validate(value, options = {}) {
          return validate(value, this, options);
        }
      }
      function assert(value, struct2, message) {
        const result = validate(value, struct2, { message });
        if (result[0]) {
          throw result[0];
        }
      }
      function create(value, struct2, message) {
        const result = validate(value, struct2, { coerce: true, message });
        if (result[0]) {
          throw result[0];
        } else {
          return result[1];
        }
      }
      function mask(value, struct2, message) {
        const result = validate(value, struct2, { coerce: true, mask: true, message });
        if (result[0]) {
          throw result[0];
        } else {
          return result[1];
        }
      }
      function is(value, struct2) {
        const result = validate(value, struct2);
        return !result[0];
      }
      function validate(value, struct2, options = {}) {
        const tuples = run(value, struct2, options);
        const tuple2 = shiftIterator(tuples);
        if (tuple2[0]) {
          const error = new StructError(tuple2[0], function* () {
            for (const t of tuples) {
              if (t[0]) {
                yield t[0];
              }
            }
          });
          return [error, void 0];
        } else {
          const v = tuple2[1];
          return [void 0, v];
        }
      }
      function assign(...Structs) {
        const isType = Structs[0].type === "type";
        const schemas = Structs.map((s) => s.schema);
        const schema = Object.assign({}, ...schemas);
        return isType ? type(schema) : object2(schema);
      }
      function define2(name, validator) {
        return new Struct2({ type: name, schema: null, validator });
      }
      function deprecated(struct2, log) {
        return new Struct2({
          ...struct2,
          refiner: (value, ctx) => value === void 0 || struct2.refiner(value, ctx),
          validator(value, ctx) {
            if (value === void 0) {
              return true;
            } else {
              log(value, ctx);
              return struct2.validator(value, ctx);
            }
          }
        });
      }
      function dynamic(fn) {
        return new Struct2({
          type: "dynamic",
          schema: null,
          *entries(value, ctx) {
            const struct2 = fn(value, ctx);
            yield* struct2.entries(value, ctx);
          },
          validator(value, ctx) {
            const struct2 = fn(value, ctx);
            return struct2.validator(value, ctx);
          },
          coercer(value, ctx) {
            const struct2 = fn(value, ctx);
            return struct2.coercer(value, ctx);
          },
          refiner(value, ctx) {
            const struct2 = fn(value, ctx);
            return struct2.refiner(value, ctx);
          }
        });
      }
      function lazy(fn) {
        let struct2;
        return new Struct2({
          type: "lazy",
          schema: null,
          *entries(value, ctx) {
            struct2 ?? (struct2 = fn());
            yield* struct2.entries(value, ctx);
          },
          validator(value, ctx) {
            struct2 ?? (struct2 = fn());
            return struct2.validator(value, ctx);
          },
          coercer(value, ctx) {
            struct2 ?? (struct2 = fn());
            return struct2.coercer(value, ctx);
          },
          refiner(value, ctx) {
            struct2 ?? (struct2 = fn());
            return struct2.refiner(value, ctx);
          }
        });
      }
      function omit(struct2, keys) {
        const { schema } = struct2;
        const subschema = { ...schema };
        for (const key of keys) {
          delete subschema[key];
        }
        switch (struct2.type) {
          case "type":
            return type(subschema);
          default:
            return object2(subschema);
        }
      }
      function partial(struct2) {
        const isStruct = struct2 instanceof Struct2;
        const schema = isStruct ? { ...struct2.schema } : { ...struct2 };
        for (const key in schema) {
          schema[key] = optional2(schema[key]);
        }
        if (isStruct && struct2.type === "type") {
          return type(schema);
        }
        return object2(schema);
      }
      function pick(struct2, keys) {
        const { schema } = struct2;
        const subschema = {};
        for (const key of keys) {
          subschema[key] = schema[key];
        }
        switch (struct2.type) {
          case "type":
            return type(subschema);
          default:
            return object2(subschema);
        }
      }
      function struct(name, validator) {
        console.warn("superstruct@0.11 - The `struct` helper has been renamed to `define`.");
        return define2(name, validator);
      }
      function any() {
        return define2("any", () => true);
      }
      function array2(Element) {
        return new Struct2({
          type: "array",
          schema: Element,
          *entries(value) {
            if (Element && Array.isArray(value)) {
              for (const [i, v] of value.entries()) {
                yield [i, v, Element];
              }
            }
          },
          coercer(value) {
            return Array.isArray(value) ? value.slice() : value;
          },
          validator(value) {
            return Array.isArray(value) || `Expected an array value, but received: ${print(value)}`;
          }
        });
      }
      function bigint() {
        return define2("bigint", (value) => {
          return typeof value === "bigint";
        });
      }
      function boolean() {
        return define2("boolean", (value) => {
          return typeof value === "boolean";
        });
      }
      function date() {
        return define2("date", (value) => {
          return value instanceof Date && !isNaN(value.getTime()) || `Expected a valid \`Date\` object, but received: ${print(value)}`;
        });
      }
      function enums(values) {
        const schema = {};
        const description = values.map((v) => print(v)).join();
        for (const key of values) {
          schema[key] = key;
        }
        return new Struct2({
          type: "enums",
          schema,
          validator(value) {
            return values.includes(value) || `Expected one of \`${description}\`, but received: ${print(value)}`;
          }
        });
      }
      function func() {
        return define2("func", (value) => {
          return typeof value === "function" || `Expected a function, but received: ${print(value)}`;
        });
      }
      function instance(Class) {
        return define2("instance", (value) => {
          return value instanceof Class || `Expected a \`${Class.name}\` instance, but received: ${print(value)}`;
        });
      }
      function integer() {
        return define2("integer", (value) => {
          return typeof value === "number" && !isNaN(value) && Number.isInteger(value) || `Expected an integer, but received: ${print(value)}`;
        });
      }
      function intersection(Structs) {
        return new Struct2({
          type: "intersection",
          schema: null,
          *entries(value, ctx) {
            for (const S of Structs) {
              yield* S.entries(value, ctx);
            }
          },
          *validator(value, ctx) {
            for (const S of Structs) {
              yield* S.validator(value, ctx);
            }
          },
          *refiner(value, ctx) {
            for (const S of Structs) {
              yield* S.refiner(value, ctx);
            }
          }
        });
      }
      function literal(constant) {
        const description = print(constant);
        const t = typeof constant;
        return new Struct2({
          type: "literal",
          schema: t === "string" || t === "number" || t === "boolean" ? constant : null,
          validator(value) {
            return value === constant || `Expected the literal \`${description}\`, but received: ${print(value)}`;
          }
        });
      }
      function map(Key, Value) {
        return new Struct2({
          type: "map",
          schema: null,
          *entries(value) {
            if (Key && Value && value instanceof Map) {
              for (const [k, v] of value.entries()) {
                yield [k, k, Key];
                yield [k, v, Value];
              }
            }
          },
          coercer(value) {
            return value instanceof Map ? new Map(value) : value;
          },
          validator(value) {
            return value instanceof Map || `Expected a \`Map\` object, but received: ${print(value)}`;
          }
        });
      }
      function never() {
        return define2("never", () => false);
      }
      function nullable(struct2) {
        return new Struct2({
          ...struct2,
          validator: (value, ctx) => value === null || struct2.validator(value, ctx),
          refiner: (value, ctx) => value === null || struct2.refiner(value, ctx)
        });
      }
      function number2() {
        return define2("number", (value) => {
          return typeof value === "number" && !isNaN(value) || `Expected a number, but received: ${print(value)}`;
        });
      }
      function object2(schema) {
        const knowns = schema ? Object.keys(schema) : [];
        const Never = never();
        return new Struct2({
          type: "object",
          schema: schema ? schema : null,
          *entries(value) {
            if (schema && isObject(value)) {
              const unknowns = new Set(Object.keys(value));
              for (const key of knowns) {
                unknowns.delete(key);
                yield [key, value[key], schema[key]];
              }
              for (const key of unknowns) {
                yield [key, value[key], Never];
              }
            }
          },
          validator(value) {
            return isNonArrayObject(value) || `Expected an object, but received: ${print(value)}`;
          },
          coercer(value, ctx) {
            if (!isNonArrayObject(value)) {
              return value;
            }
            const coerced = { ...value };
            if (ctx.mask && schema) {
              for (const key in coerced) {
                if (schema[key] === void 0) {
                  delete coerced[key];
                }
              }
            }
            return coerced;
          }
        });
      }
      function optional2(struct2) {
        return new Struct2({
          ...struct2,
          validator: (value, ctx) => value === void 0 || struct2.validator(value, ctx),
          refiner: (value, ctx) => value === void 0 || struct2.refiner(value, ctx)
        });
      }
      function record(Key, Value) {
        return new Struct2({
          type: "record",
          schema: null,
          *entries(value) {
            if (isObject(value)) {
              for (const k in value) {
                const v = value[k];
                yield [k, k, Key];
                yield [k, v, Value];
              }
            }
          },
          validator(value) {
            return isNonArrayObject(value) || `Expected an object, but received: ${print(value)}`;
          },
          coercer(value) {
            return isNonArrayObject(value) ? { ...value } : value;
          }
        });
      }
      function regexp() {
        return define2("regexp", (value) => {
          return value instanceof RegExp;
        });
      }
      function set(Element) {
        return new Struct2({
          type: "set",
          schema: null,
          *entries(value) {
            if (Element && value instanceof Set) {
              for (const v of value) {
                yield [v, v, Element];
              }
            }
          },
          coercer(value) {
            return value instanceof Set ? new Set(value) : value;
          },
          validator(value) {
            return value instanceof Set || `Expected a \`Set\` object, but received: ${print(value)}`;
          }
        });
      }
      function string() {
        return define2("string", (value) => {
          return typeof value === "string" || `Expected a string, but received: ${print(value)}`;
        });
      }
      function tuple(Structs) {
        const Never = never();
        return new Struct2({
          type: "tuple",
          schema: null,
          *entries(value) {
            if (Array.isArray(value)) {
              const length = Math.max(Structs.length, value.length);
              for (let i = 0; i < length; i++) {
                yield [i, value[i], Structs[i] || Never];
              }
            }
          },
          validator(value) {
            return Array.isArray(value) || `Expected an array, but received: ${print(value)}`;
          },
          coercer(value) {
            return Array.isArray(value) ? value.slice() : value;
          }
        });
      }
      function type(schema) {
        const keys = Object.keys(schema);
        return new Struct2({
          type: "type",
          schema,
          *entries(value) {
            if (isObject(value)) {
              for (const k of keys) {
                yield [k, value[k], schema[k]];
              }
            }
          },
          validator(value) {
            return isNonArrayObject(value) || `Expected an object, but received: ${print(value)}`;
          },
          coercer(value) {
            return isNonArrayObject(value) ? { ...value } : value;
          }
        });
      }
      function union(Structs) {
        const description = Structs.map((s) => s.type).join(" | ");
        return new Struct2({
          type: "union",
          schema: null,
          coercer(value, ctx) {
            for (const S of Structs) {
              const [error, coerced] = S.validate(value, {
                coerce: true,
                mask: ctx.mask
              });
              if (!error) {
                return coerced;
              }
            }
            return value;
          },
          validator(value, ctx) {
            const failures = [];
            for (const S of Structs) {
              const [...tuples] = run(value, S, ctx);
              const [first] = tuples;
              if (!first[0]) {
                return [];
              } else {
                for (const [failure] of tuples) {
                  if (failure) {
                    failures.push(failure);
                  }
                }
              }
            }
            return [
              `Expected the value to satisfy a union of \`${description}\`, but received: ${print(value)}`,
              ...failures
            ];
          }
        });
      }
      function unknown() {
        return define2("unknown", () => true);
      }
      function coerce(struct2, condition, coercer) {
        return new Struct2({
          ...struct2,
          coercer: (value, ctx) => {
            return is(value, condition) ? struct2.coercer(coercer(value, ctx), ctx) : struct2.coercer(value, ctx);
          }
        });
      }
      function defaulted(struct2, fallback, options = {}) {
        return coerce(struct2, unknown(), (x) => {
          const f = typeof fallback === "function" ? fallback() : fallback;
          if (x === void 0) {
            return f;
          }
          if (!options.strict && isPlainObject(x) && isPlainObject(f)) {
            const ret = { ...x };
            let changed = false;
            for (const key in f) {
              if (ret[key] === void 0) {
                ret[key] = f[key];
                changed = true;
              }
            }
            if (changed) {
              return ret;
            }
          }
          return x;
        });
      }
      function trimmed(struct2) {
        return coerce(struct2, string(), (x) => x.trim());
      }
      function empty(struct2) {
        return refine(struct2, "empty", (value) => {
          const size2 = getSize(value);
          return size2 === 0 || `Expected an empty ${struct2.type} but received one with a size of \`${size2}\``;
        });
      }
      function getSize(value) {
        if (value instanceof Map || value instanceof Set) {
          return value.size;
        } else {
          return value.length;
        }
      }
      function max(struct2, threshold, options = {}) {
        const { exclusive } = options;
        return refine(struct2, "max", (value) => {
          return exclusive ? value < threshold : value <= threshold || `Expected a ${struct2.type} less than ${exclusive ? "" : "or equal to "}${threshold} but received \`${value}\``;
        });
      }
      function min(struct2, threshold, options = {}) {
        const { exclusive } = options;
        return refine(struct2, "min", (value) => {
          return exclusive ? value > threshold : value >= threshold || `Expected a ${struct2.type} greater than ${exclusive ? "" : "or equal to "}${threshold} but received \`${value}\``;
        });
      }
      function nonempty(struct2) {
        return refine(struct2, "nonempty", (value) => {
          const size2 = getSize(value);
          return size2 > 0 || `Expected a nonempty ${struct2.type} but received an empty one`;
        });
      }
      function pattern(struct2, regexp2) {
        return refine(struct2, "pattern", (value) => {
          return regexp2.test(value) || `Expected a ${struct2.type} matching \`/${regexp2.source}/\` but received "${value}"`;
        });
      }
      function size(struct2, min2, max2 = min2) {
        const expected = `Expected a ${struct2.type}`;
        const of = min2 === max2 ? `of \`${min2}\`` : `between \`${min2}\` and \`${max2}\``;
        return refine(struct2, "size", (value) => {
          if (typeof value === "number" || value instanceof Date) {
            return min2 <= value && value <= max2 || `${expected} ${of} but received \`${value}\``;
          } else if (value instanceof Map || value instanceof Set) {
            const { size: size2 } = value;
            return min2 <= size2 && size2 <= max2 || `${expected} with a size ${of} but received one with a size of \`${size2}\``;
          } else {
            const { length } = value;
            return min2 <= length && length <= max2 || `${expected} with a length ${of} but received one with a length of \`${length}\``;
          }
        });
      }
      function refine(struct2, name, refiner) {
        return new Struct2({
          ...struct2,
          *refiner(value, ctx) {
            yield* struct2.refiner(value, ctx);
            const result = refiner(value, ctx);
            const failures = toFailures(result, ctx, struct2, value);
            for (const failure of failures) {
              yield { ...failure, refinement: name };
            }
          }
        });
      }
      exports2.Struct = Struct2;
      exports2.StructError = StructError;
      exports2.any = any;
      exports2.array = array2;
      exports2.assert = assert;
      exports2.assign = assign;
      exports2.bigint = bigint;
      exports2.boolean = boolean;
      exports2.coerce = coerce;
      exports2.create = create;
      exports2.date = date;
      exports2.defaulted = defaulted;
      exports2.define = define2;
      exports2.deprecated = deprecated;
      exports2.dynamic = dynamic;
      exports2.empty = empty;
      exports2.enums = enums;
      exports2.func = func;
      exports2.instance = instance;
      exports2.integer = integer;
      exports2.intersection = intersection;
      exports2.is = is;
      exports2.lazy = lazy;
      exports2.literal = literal;
      exports2.map = map;
      exports2.mask = mask;
      exports2.max = max;
      exports2.min = min;
      exports2.never = never;
      exports2.nonempty = nonempty;
      exports2.nullable = nullable;
      exports2.number = number2;
      exports2.object = object2;
      exports2.omit = omit;
      exports2.optional = optional2;
      exports2.partial = partial;
      exports2.pattern = pattern;
      exports2.pick = pick;
      exports2.record = record;
      exports2.refine = refine;
      exports2.regexp = regexp;
      exports2.set = set;
      exports2.size = size;
      exports2.string = string;
      exports2.struct = struct;
      exports2.trimmed = trimmed;
      exports2.tuple = tuple;
      exports2.type = type;
      exports2.union = union;
      exports2.unknown = unknown;
      exports2.validate = validate;
    }));
  }
});

// node_modules/react-dom/cjs/react-dom.production.js
var require_react_dom_production = __commonJS({
  "node_modules/react-dom/cjs/react-dom.production.js"(exports) {
    "use strict";
    var React = require_react();
    function formatProdErrorMessage(code) {
      var url = "https://react.dev/errors/" + code;
      if (1 < arguments.length) {
        url += "?args[]=" + encodeURIComponent(arguments[1]);
        for (var i = 2; i < arguments.length; i++)
          url += "&args[]=" + encodeURIComponent(arguments[i]);
      }
      return "Minified React error #" + code + "; visit " + url + " for the full message or use the non-minified dev environment for full errors and additional helpful warnings.";
    }
    function noop() {
    }
    var Internals = {
      d: {
        f: noop,
        r: function() {
          throw Error(formatProdErrorMessage(522));
        },
        D: noop,
        C: noop,
        L: noop,
        m: noop,
        X: noop,
        S: noop,
        M: noop
      },
      p: 0,
      findDOMNode: null
    };
    var REACT_PORTAL_TYPE = /* @__PURE__ */ Symbol.for("react.portal");
    var REACT_RECOVERABLE_TYPE = /* @__PURE__ */ Symbol.for("react.recoverable");
    var REACT_OPTIMISTIC_KEY = /* @__PURE__ */ Symbol.for("react.optimistic_key");
    function createPortal$1(children, containerInfo, implementation) {
      var key = 3 < arguments.length && void 0 !== arguments[3] ? arguments[3] : null;
      return {
        $$typeof: REACT_PORTAL_TYPE,
        key: null == key ? null : key === REACT_OPTIMISTIC_KEY ? REACT_OPTIMISTIC_KEY : "" + key,
        children,
        containerInfo,
        implementation
      };
    }
    var ReactSharedInternals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
    function getCrossOriginStringAs(as, input) {
      if ("font" === as) return "";
      if ("string" === typeof input)
        return "use-credentials" === input ? input : "";
    }
    exports.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = Internals;
    exports.browser = function(reason) {
      return { $$typeof: REACT_RECOVERABLE_TYPE, _reason: reason };
    };
    exports.createPortal = function(children, container) {
      var key = 2 < arguments.length && void 0 !== arguments[2] ? arguments[2] : null;
      if (!container || 1 !== container.nodeType && 9 !== container.nodeType && 11 !== container.nodeType)
        throw Error(formatProdErrorMessage(299));
      return createPortal$1(children, container, null, key);
    };
    exports.flushSync = function(fn) {
      var previousTransition = ReactSharedInternals.T, previousUpdatePriority = Internals.p;
      try {
        if (ReactSharedInternals.T = null, Internals.p = 2, fn) return fn();
      } finally {
        ReactSharedInternals.T = previousTransition, Internals.p = previousUpdatePriority, Internals.d.f();
      }
    };
    exports.preconnect = function(href, options) {
      "string" === typeof href && (options ? (options = options.crossOrigin, options = "string" === typeof options ? "use-credentials" === options ? options : "" : void 0) : options = null, Internals.d.C(href, options));
    };
    exports.prefetchDNS = function(href) {
      "string" === typeof href && Internals.d.D(href);
    };
    exports.preinit = function(href, options) {
      if ("string" === typeof href && options && "string" === typeof options.as) {
        var as = options.as, crossOrigin = getCrossOriginStringAs(as, options.crossOrigin), integrity = "string" === typeof options.integrity ? options.integrity : void 0, fetchPriority = "string" === typeof options.fetchPriority ? options.fetchPriority : void 0;
        "style" === as ? Internals.d.S(
          href,
          "string" === typeof options.precedence ? options.precedence : void 0,
          {
            crossOrigin,
            integrity,
            fetchPriority
          }
        ) : "script" === as && Internals.d.X(href, {
          crossOrigin,
          integrity,
          fetchPriority,
          nonce: "string" === typeof options.nonce ? options.nonce : void 0
        });
      }
    };
    exports.preinitModule = function(href, options) {
      if ("string" === typeof href)
        if ("object" === typeof options && null !== options) {
          if (null == options.as || "script" === options.as) {
            var crossOrigin = getCrossOriginStringAs(
              options.as,
              options.crossOrigin
            );
            Internals.d.M(href, {
              crossOrigin,
              integrity: "string" === typeof options.integrity ? options.integrity : void 0,
              nonce: "string" === typeof options.nonce ? options.nonce : void 0,
              fetchPriority: "string" === typeof options.fetchPriority ? options.fetchPriority : void 0
            });
          }
        } else null == options && Internals.d.M(href);
    };
    exports.preload = function(href, options) {
      if ("string" === typeof href && "object" === typeof options && null !== options && "string" === typeof options.as) {
        var as = options.as, crossOrigin = getCrossOriginStringAs(as, options.crossOrigin);
        Internals.d.L(href, as, {
          crossOrigin,
          integrity: "string" === typeof options.integrity ? options.integrity : void 0,
          nonce: "string" === typeof options.nonce ? options.nonce : void 0,
          type: "string" === typeof options.type ? options.type : void 0,
          fetchPriority: "string" === typeof options.fetchPriority ? options.fetchPriority : void 0,
          referrerPolicy: "string" === typeof options.referrerPolicy ? options.referrerPolicy : void 0,
          imageSrcSet: "string" === typeof options.imageSrcSet ? options.imageSrcSet : void 0,
          imageSizes: "string" === typeof options.imageSizes ? options.imageSizes : void 0,
          media: "string" === typeof options.media ? options.media : void 0
        });
      }
    };
    exports.preloadModule = function(href, options) {
      if ("string" === typeof href)
        if (options) {
          var crossOrigin = getCrossOriginStringAs(options.as, options.crossOrigin);
          Internals.d.m(href, {
            as: "string" === typeof options.as && "script" !== options.as ? options.as : void 0,
            crossOrigin,
            integrity: "string" === typeof options.integrity ? options.integrity : void 0,
            nonce: "string" === typeof options.nonce ? options.nonce : void 0,
            fetchPriority: "string" === typeof options.fetchPriority ? options.fetchPriority : void 0
          });
        } else Internals.d.m(href);
    };
    exports.requestFormReset = function(form) {
      Internals.d.r(form);
    };
    exports.unstable_batchedUpdates = function(fn, a) {
      return fn(a);
    };
    exports.useFormState = function(action2, initialState, permalink) {
      return ReactSharedInternals.H.useFormState(action2, initialState, permalink);
    };
    exports.useFormStatus = function() {
      return ReactSharedInternals.H.useHostTransitionStatus();
    };
    exports.version = "19.3.1";
  }
});

// node_modules/react-dom/index.js
var require_react_dom = __commonJS({
  "node_modules/react-dom/index.js"(exports, module) {
    "use strict";
    function checkDCE() {
      if (typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ === "undefined" || typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE !== "function") {
        return;
      }
      if (false) {
        throw new Error("^_^");
      }
      try {
        __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(checkDCE);
      } catch (err) {
        console.error(err);
      }
    }
    if (true) {
      checkDCE();
      module.exports = require_react_dom_production();
    } else {
      module.exports = null;
    }
  }
});

// node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js
var require_react_dom_server_legacy_node_production = __commonJS({
  "node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js"(exports) {
    "use strict";
    var React = require_react();
    var ReactDOM = require_react_dom();
    var REACT_ELEMENT_TYPE = /* @__PURE__ */ Symbol.for("react.transitional.element");
    var REACT_PORTAL_TYPE = /* @__PURE__ */ Symbol.for("react.portal");
    var REACT_FRAGMENT_TYPE = /* @__PURE__ */ Symbol.for("react.fragment");
    var REACT_STRICT_MODE_TYPE = /* @__PURE__ */ Symbol.for("react.strict_mode");
    var REACT_PROFILER_TYPE = /* @__PURE__ */ Symbol.for("react.profiler");
    var REACT_CONSUMER_TYPE = /* @__PURE__ */ Symbol.for("react.consumer");
    var REACT_CONTEXT_TYPE = /* @__PURE__ */ Symbol.for("react.context");
    var REACT_FORWARD_REF_TYPE = /* @__PURE__ */ Symbol.for("react.forward_ref");
    var REACT_SUSPENSE_TYPE = /* @__PURE__ */ Symbol.for("react.suspense");
    var REACT_SUSPENSE_LIST_TYPE = /* @__PURE__ */ Symbol.for("react.suspense_list");
    var REACT_MEMO_TYPE = /* @__PURE__ */ Symbol.for("react.memo");
    var REACT_LAZY_TYPE = /* @__PURE__ */ Symbol.for("react.lazy");
    var REACT_SCOPE_TYPE = /* @__PURE__ */ Symbol.for("react.scope");
    var REACT_ACTIVITY_TYPE = /* @__PURE__ */ Symbol.for("react.activity");
    var REACT_LEGACY_HIDDEN_TYPE = /* @__PURE__ */ Symbol.for("react.legacy_hidden");
    var REACT_MEMO_CACHE_SENTINEL = /* @__PURE__ */ Symbol.for("react.memo_cache_sentinel");
    var REACT_VIEW_TRANSITION_TYPE = /* @__PURE__ */ Symbol.for("react.view_transition");
    var REACT_RECOVERABLE_TYPE = /* @__PURE__ */ Symbol.for("react.recoverable");
    var MAYBE_ITERATOR_SYMBOL = Symbol.iterator;
    function getIteratorFn(maybeIterable) {
      if (null === maybeIterable || "object" !== typeof maybeIterable) return null;
      maybeIterable = MAYBE_ITERATOR_SYMBOL && maybeIterable[MAYBE_ITERATOR_SYMBOL] || maybeIterable["@@iterator"];
      return "function" === typeof maybeIterable ? maybeIterable : null;
    }
    var REACT_OPTIMISTIC_KEY = /* @__PURE__ */ Symbol.for("react.optimistic_key");
    var isArrayImpl = Array.isArray;
    function murmurhash3_32_gc(key, seed) {
      var remainder = key.length & 3;
      var bytes = key.length - remainder;
      var h1 = seed;
      for (seed = 0; seed < bytes; ) {
        var k1 = key.charCodeAt(seed) & 255 | (key.charCodeAt(++seed) & 255) << 8 | (key.charCodeAt(++seed) & 255) << 16 | (key.charCodeAt(++seed) & 255) << 24;
        ++seed;
        k1 = 3432918353 * (k1 & 65535) + ((3432918353 * (k1 >>> 16) & 65535) << 16) & 4294967295;
        k1 = k1 << 15 | k1 >>> 17;
        k1 = 461845907 * (k1 & 65535) + ((461845907 * (k1 >>> 16) & 65535) << 16) & 4294967295;
        h1 ^= k1;
        h1 = h1 << 13 | h1 >>> 19;
        h1 = 5 * (h1 & 65535) + ((5 * (h1 >>> 16) & 65535) << 16) & 4294967295;
        h1 = (h1 & 65535) + 27492 + (((h1 >>> 16) + 58964 & 65535) << 16);
      }
      k1 = 0;
      switch (remainder) {
        case 3:
          k1 ^= (key.charCodeAt(seed + 2) & 255) << 16;
        case 2:
          k1 ^= (key.charCodeAt(seed + 1) & 255) << 8;
        case 1:
          k1 ^= key.charCodeAt(seed) & 255, k1 = 3432918353 * (k1 & 65535) + ((3432918353 * (k1 >>> 16) & 65535) << 16) & 4294967295, k1 = k1 << 15 | k1 >>> 17, h1 ^= 461845907 * (k1 & 65535) + ((461845907 * (k1 >>> 16) & 65535) << 16) & 4294967295;
      }
      h1 ^= key.length;
      h1 ^= h1 >>> 16;
      h1 = 2246822507 * (h1 & 65535) + ((2246822507 * (h1 >>> 16) & 65535) << 16) & 4294967295;
      h1 ^= h1 >>> 13;
      h1 = 3266489909 * (h1 & 65535) + ((3266489909 * (h1 >>> 16) & 65535) << 16) & 4294967295;
      return (h1 ^ h1 >>> 16) >>> 0;
    }
    var assign = Object.assign;
    var hasOwnProperty = Object.prototype.hasOwnProperty;
    var VALID_ATTRIBUTE_NAME_REGEX = RegExp(
      "^[:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD][:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$"
    );
    var illegalAttributeNameCache = {};
    var validatedAttributeNameCache = {};
    function isAttributeNameSafe(attributeName) {
      if (hasOwnProperty.call(validatedAttributeNameCache, attributeName))
        return true;
      if (hasOwnProperty.call(illegalAttributeNameCache, attributeName)) return false;
      if (VALID_ATTRIBUTE_NAME_REGEX.test(attributeName))
        return validatedAttributeNameCache[attributeName] = true;
      illegalAttributeNameCache[attributeName] = true;
      return false;
    }
    var unitlessNumbers = new Set(
      "animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder msFlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalGroup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp".split(
        " "
      )
    );
    var aliases = /* @__PURE__ */ new Map([
      ["acceptCharset", "accept-charset"],
      ["htmlFor", "for"],
      ["httpEquiv", "http-equiv"],
      ["crossOrigin", "crossorigin"],
      ["accentHeight", "accent-height"],
      ["alignmentBaseline", "alignment-baseline"],
      ["arabicForm", "arabic-form"],
      ["baselineShift", "baseline-shift"],
      ["capHeight", "cap-height"],
      ["clipPath", "clip-path"],
      ["clipRule", "clip-rule"],
      ["colorInterpolation", "color-interpolation"],
      ["colorInterpolationFilters", "color-interpolation-filters"],
      ["colorProfile", "color-profile"],
      ["colorRendering", "color-rendering"],
      ["dominantBaseline", "dominant-baseline"],
      ["enableBackground", "enable-background"],
      ["fillOpacity", "fill-opacity"],
      ["fillRule", "fill-rule"],
      ["floodColor", "flood-color"],
      ["floodOpacity", "flood-opacity"],
      ["fontFamily", "font-family"],
      ["fontSize", "font-size"],
      ["fontSizeAdjust", "font-size-adjust"],
      ["fontStretch", "font-stretch"],
      ["fontStyle", "font-style"],
      ["fontVariant", "font-variant"],
      ["fontWeight", "font-weight"],
      ["glyphName", "glyph-name"],
      ["glyphOrientationHorizontal", "glyph-orientation-horizontal"],
      ["glyphOrientationVertical", "glyph-orientation-vertical"],
      ["horizAdvX", "horiz-adv-x"],
      ["horizOriginX", "horiz-origin-x"],
      ["imageRendering", "image-rendering"],
      ["letterSpacing", "letter-spacing"],
      ["lightingColor", "lighting-color"],
      ["markerEnd", "marker-end"],
      ["markerMid", "marker-mid"],
      ["markerStart", "marker-start"],
      ["maskType", "mask-type"],
      ["overlinePosition", "overline-position"],
      ["overlineThickness", "overline-thickness"],
      ["paintOrder", "paint-order"],
      ["panose-1", "panose-1"],
      ["pointerEvents", "pointer-events"],
      ["renderingIntent", "rendering-intent"],
      ["shapeRendering", "shape-rendering"],
      ["stopColor", "stop-color"],
      ["stopOpacity", "stop-opacity"],
      ["strikethroughPosition", "strikethrough-position"],
      ["strikethroughThickness", "strikethrough-thickness"],
      ["strokeDasharray", "stroke-dasharray"],
      ["strokeDashoffset", "stroke-dashoffset"],
      ["strokeLinecap", "stroke-linecap"],
      ["strokeLinejoin", "stroke-linejoin"],
      ["strokeMiterlimit", "stroke-miterlimit"],
      ["strokeOpacity", "stroke-opacity"],
      ["strokeWidth", "stroke-width"],
      ["textAnchor", "text-anchor"],
      ["textDecoration", "text-decoration"],
      ["textRendering", "text-rendering"],
      ["transformOrigin", "transform-origin"],
      ["underlinePosition", "underline-position"],
      ["underlineThickness", "underline-thickness"],
      ["unicodeBidi", "unicode-bidi"],
      ["unicodeRange", "unicode-range"],
      ["unitsPerEm", "units-per-em"],
      ["vAlphabetic", "v-alphabetic"],
      ["vHanging", "v-hanging"],
      ["vIdeographic", "v-ideographic"],
      ["vMathematical", "v-mathematical"],
      ["vectorEffect", "vector-effect"],
      ["vertAdvY", "vert-adv-y"],
      ["vertOriginX", "vert-origin-x"],
      ["vertOriginY", "vert-origin-y"],
      ["wordSpacing", "word-spacing"],
      ["writingMode", "writing-mode"],
      ["xmlnsXlink", "xmlns:xlink"],
      ["xHeight", "x-height"]
    ]);
    var matchHtmlRegExp = /["'&<>]/;
    function escapeTextForBrowser(text2) {
      if ("boolean" === typeof text2 || "number" === typeof text2 || "bigint" === typeof text2)
        return "" + text2;
      text2 = "" + text2;
      var match = matchHtmlRegExp.exec(text2);
      if (match) {
        var html = "", index, lastIndex = 0;
        for (index = match.index; index < text2.length; index++) {
          switch (text2.charCodeAt(index)) {
            case 34:
              match = "&quot;";
              break;
            case 38:
              match = "&amp;";
              break;
            case 39:
              match = "&#x27;";
              break;
            case 60:
              match = "&lt;";
              break;
            case 62:
              match = "&gt;";
              break;
            default:
              continue;
          }
          lastIndex !== index && (html += text2.slice(lastIndex, index));
          lastIndex = index + 1;
          html += match;
        }
        text2 = lastIndex !== index ? html + text2.slice(lastIndex, index) : html;
      }
      return text2;
    }
    var uppercasePattern = /([A-Z])/g;
    var msPattern = /^ms-/;
    var isJavaScriptProtocol = /^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
    function sanitizeURL(url) {
      return isJavaScriptProtocol.test("" + url) ? "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')" : url;
    }
    var ReactSharedInternals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
    var ReactDOMSharedInternals = ReactDOM.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
    var sharedNotPendingObject = {
      pending: false,
      data: null,
      method: null,
      action: null
    };
    var previousDispatcher = ReactDOMSharedInternals.d;
    ReactDOMSharedInternals.d = {
      f: previousDispatcher.f,
      r: previousDispatcher.r,
      D: prefetchDNS,
      C: preconnect,
      L: preload,
      m: preloadModule,
      X: preinitScript,
      S: preinitStyle,
      M: preinitModuleScript
    };
    var PRELOAD_NO_CREDS = [];
    var currentlyFlushingRenderState = null;
    var scriptRegex = /(<\/|<)(s)(cript)/gi;
    function scriptReplacer(match, prefix2, s, suffix2) {
      return "" + prefix2 + ("s" === s ? "\\u0073" : "\\u0053") + suffix2;
    }
    function createResumableState(identifierPrefix, externalRuntimeConfig, bootstrapScriptContent, bootstrapScripts, bootstrapModules) {
      return {
        idPrefix: void 0 === identifierPrefix ? "" : identifierPrefix,
        nextFormID: 0,
        streamingFormat: 0,
        bootstrapScriptContent,
        bootstrapScripts,
        bootstrapModules,
        instructions: 0,
        hasBody: false,
        hasHtml: false,
        unknownResources: {},
        dnsResources: {},
        connectResources: { default: {}, anonymous: {}, credentials: {} },
        imageResources: {},
        styleResources: {},
        scriptResources: {},
        moduleUnknownResources: {},
        moduleScriptResources: {}
      };
    }
    function createFormatContext(insertionMode, selectedValue, tagScope, viewTransition) {
      return {
        insertionMode,
        selectedValue,
        tagScope,
        viewTransition
      };
    }
    function getChildFormatContext(parentContext, type, props) {
      var subtreeScope = parentContext.tagScope & -25;
      switch (type) {
        case "noscript":
          return createFormatContext(2, null, subtreeScope | 1, null);
        case "select":
          return createFormatContext(
            2,
            null != props.value ? props.value : props.defaultValue,
            subtreeScope,
            null
          );
        case "svg":
          return createFormatContext(4, null, subtreeScope, null);
        case "picture":
          return createFormatContext(2, null, subtreeScope | 2, null);
        case "math":
          return createFormatContext(5, null, subtreeScope, null);
        case "foreignObject":
          return createFormatContext(2, null, subtreeScope, null);
        case "table":
          return createFormatContext(6, null, subtreeScope, null);
        case "thead":
        case "tbody":
        case "tfoot":
          return createFormatContext(7, null, subtreeScope, null);
        case "colgroup":
          return createFormatContext(9, null, subtreeScope, null);
        case "tr":
          return createFormatContext(8, null, subtreeScope, null);
        case "head":
          if (2 > parentContext.insertionMode)
            return createFormatContext(3, null, subtreeScope, null);
          break;
        case "html":
          if (0 === parentContext.insertionMode)
            return createFormatContext(1, null, subtreeScope, null);
      }
      return 6 <= parentContext.insertionMode || 2 > parentContext.insertionMode ? createFormatContext(2, null, subtreeScope, null) : null !== parentContext.viewTransition || parentContext.tagScope !== subtreeScope ? createFormatContext(
        parentContext.insertionMode,
        parentContext.selectedValue,
        subtreeScope,
        null
      ) : parentContext;
    }
    function getSuspenseViewTransition(parentViewTransition) {
      return null === parentViewTransition ? null : {
        update: parentViewTransition.update,
        enter: "none",
        exit: "none",
        share: parentViewTransition.update,
        parentEnter: "none",
        parentExit: "none",
        name: parentViewTransition.autoName,
        autoName: parentViewTransition.autoName,
        nameIdx: 0
      };
    }
    function getSuspenseFallbackFormatContext(resumableState, parentContext) {
      parentContext.tagScope & 32 && (resumableState.instructions |= 128);
      return createFormatContext(
        parentContext.insertionMode,
        parentContext.selectedValue,
        parentContext.tagScope | 12,
        getSuspenseViewTransition(parentContext.viewTransition)
      );
    }
    function getSuspenseContentFormatContext(resumableState, parentContext) {
      resumableState = getSuspenseViewTransition(parentContext.viewTransition);
      var subtreeScope = parentContext.tagScope | 16;
      null !== resumableState && "none" !== resumableState.share && (subtreeScope |= 64);
      return createFormatContext(
        parentContext.insertionMode,
        parentContext.selectedValue,
        subtreeScope,
        resumableState
      );
    }
    function makeId(resumableState, treeId, localId) {
      resumableState = "_" + resumableState.idPrefix + "R_" + treeId;
      0 < localId && (resumableState += "H" + localId.toString(32));
      return resumableState + "_";
    }
    function pushViewTransitionAttributes(target, formatContext) {
      formatContext = formatContext.viewTransition;
      null !== formatContext && ("auto" !== formatContext.name && (pushStringAttribute(
        target,
        "vt-name",
        0 === formatContext.nameIdx ? formatContext.name : formatContext.name + "_" + formatContext.nameIdx
      ), formatContext.nameIdx++), pushStringAttribute(target, "vt-update", formatContext.update), "none" !== formatContext.enter && pushStringAttribute(target, "vt-enter", formatContext.enter), "none" !== formatContext.exit && pushStringAttribute(target, "vt-exit", formatContext.exit), "none" !== formatContext.share && pushStringAttribute(target, "vt-share", formatContext.share));
    }
    var styleNameCache = /* @__PURE__ */ new Map();
    function pushStyleAttribute(target, style) {
      if ("object" !== typeof style)
        throw Error(
          "The `style` prop expects a mapping from style properties to values, not a string. For example, style={{marginRight: spacing + 'em'}} when using JSX."
        );
      var isFirst = true, styleName;
      for (styleName in style)
        if (hasOwnProperty.call(style, styleName)) {
          var styleValue = style[styleName];
          if (null != styleValue && "boolean" !== typeof styleValue && "" !== styleValue) {
            if (0 === styleName.indexOf("--")) {
              var nameChunk = escapeTextForBrowser(styleName);
              styleValue = escapeTextForBrowser(("" + styleValue).trim());
            } else
              nameChunk = styleNameCache.get(styleName), void 0 === nameChunk && (nameChunk = escapeTextForBrowser(
                styleName.replace(uppercasePattern, "-$1").toLowerCase().replace(msPattern, "-ms-")
              ), styleNameCache.set(styleName, nameChunk)), styleValue = "number" === typeof styleValue ? 0 === styleValue || unitlessNumbers.has(styleName) ? "" + styleValue : styleValue + "px" : escapeTextForBrowser(("" + styleValue).trim());
            isFirst ? (isFirst = false, target.push(' style="', nameChunk, ":", styleValue)) : target.push(";", nameChunk, ":", styleValue);
          }
        }
      isFirst || target.push('"');
    }
    function pushBooleanAttribute(target, name, value) {
      value && "function" !== typeof value && "symbol" !== typeof value && target.push(" ", name, '=""');
    }
    function pushStringAttribute(target, name, value) {
      "function" !== typeof value && "symbol" !== typeof value && "boolean" !== typeof value && target.push(" ", name, '="', escapeTextForBrowser(value), '"');
    }
    var actionJavaScriptURL = escapeTextForBrowser(
      "javascript:throw new Error('React form unexpectedly submitted.')"
    );
    function pushAdditionalFormField(value, key) {
      this.push('<input type="hidden"');
      validateAdditionalFormField(value);
      pushStringAttribute(this, "name", key);
      pushStringAttribute(this, "value", value);
      this.push("/>");
    }
    function validateAdditionalFormField(value) {
      if ("string" !== typeof value)
        throw Error(
          "File/Blob fields are not yet supported in progressive forms. Will fallback to client hydration."
        );
    }
    function getCustomFormFields(resumableState, formAction) {
      if ("function" === typeof formAction.$$FORM_ACTION) {
        var id = resumableState.nextFormID++;
        resumableState = resumableState.idPrefix + id;
        try {
          var customFields = formAction.$$FORM_ACTION(resumableState);
          if (customFields) {
            var formData = customFields.data;
            null != formData && formData.forEach(validateAdditionalFormField);
          }
          return customFields;
        } catch (x) {
          if ("object" === typeof x && null !== x && "function" === typeof x.then)
            throw x;
        }
      }
      return null;
    }
    function pushFormActionAttribute(target, resumableState, renderState, formAction, formEncType, formMethod, formTarget, name) {
      var formData = null;
      if ("function" === typeof formAction) {
        var customFields = getCustomFormFields(resumableState, formAction);
        null !== customFields ? (name = customFields.name, formAction = customFields.action || "", formEncType = customFields.encType, formMethod = customFields.method, formTarget = customFields.target, formData = customFields.data) : (target.push(" ", "formAction", '="', actionJavaScriptURL, '"'), formTarget = formMethod = formEncType = formAction = name = null, injectFormReplayingRuntime(resumableState, renderState));
      }
      null != name && pushAttribute(target, "name", name);
      null != formAction && pushAttribute(target, "formAction", formAction);
      null != formEncType && pushAttribute(target, "formEncType", formEncType);
      null != formMethod && pushAttribute(target, "formMethod", formMethod);
      null != formTarget && pushAttribute(target, "formTarget", formTarget);
      return formData;
    }
    function pushAttribute(target, name, value) {
      switch (name) {
        case "className":
          pushStringAttribute(target, "class", value);
          break;
        case "tabIndex":
          pushStringAttribute(target, "tabindex", value);
          break;
        case "dir":
        case "role":
        case "viewBox":
        case "width":
        case "height":
          pushStringAttribute(target, name, value);
          break;
        case "style":
          pushStyleAttribute(target, value);
          break;
        case "src":
        case "href":
          if ("" === value) break;
        case "action":
        case "formAction":
          if (null == value || "function" === typeof value || "symbol" === typeof value || "boolean" === typeof value)
            break;
          value = sanitizeURL("" + value);
          target.push(" ", name, '="', escapeTextForBrowser(value), '"');
          break;
        case "defaultValue":
        case "defaultChecked":
        case "innerHTML":
        case "suppressContentEditableWarning":
        case "suppressHydrationWarning":
        case "ref":
          break;
        case "autoFocus":
        case "multiple":
        case "muted":
          pushBooleanAttribute(target, name.toLowerCase(), value);
          break;
        case "xlinkHref":
          if ("function" === typeof value || "symbol" === typeof value || "boolean" === typeof value)
            break;
          value = sanitizeURL("" + value);
          target.push(" ", "xlink:href", '="', escapeTextForBrowser(value), '"');
          break;
        case "contentEditable":
        case "spellCheck":
        case "draggable":
        case "value":
        case "autoReverse":
        case "externalResourcesRequired":
        case "focusable":
        case "preserveAlpha":
          "function" !== typeof value && "symbol" !== typeof value && target.push(" ", name, '="', escapeTextForBrowser(value), '"');
          break;
        case "inert":
        case "allowFullScreen":
        case "async":
        case "autoPlay":
        case "controls":
        case "credentialless":
        case "default":
        case "defer":
        case "disabled":
        case "disablePictureInPicture":
        case "disableRemotePlayback":
        case "formNoValidate":
        case "hidden":
        case "loop":
        case "noModule":
        case "noValidate":
        case "open":
        case "playsInline":
        case "readOnly":
        case "required":
        case "reversed":
        case "scoped":
        case "seamless":
        case "itemScope":
          value && "function" !== typeof value && "symbol" !== typeof value && target.push(" ", name, '=""');
          break;
        case "capture":
        case "download":
          true === value ? target.push(" ", name, '=""') : false !== value && "function" !== typeof value && "symbol" !== typeof value && target.push(" ", name, '="', escapeTextForBrowser(value), '"');
          break;
        case "cols":
        case "rows":
        case "size":
        case "span":
          "function" !== typeof value && "symbol" !== typeof value && !isNaN(value) && 1 <= value && target.push(" ", name, '="', escapeTextForBrowser(value), '"');
          break;
        case "rowSpan":
        case "start":
          "function" === typeof value || "symbol" === typeof value || isNaN(value) || target.push(" ", name, '="', escapeTextForBrowser(value), '"');
          break;
        case "xlinkActuate":
          pushStringAttribute(target, "xlink:actuate", value);
          break;
        case "xlinkArcrole":
          pushStringAttribute(target, "xlink:arcrole", value);
          break;
        case "xlinkRole":
          pushStringAttribute(target, "xlink:role", value);
          break;
        case "xlinkShow":
          pushStringAttribute(target, "xlink:show", value);
          break;
        case "xlinkTitle":
          pushStringAttribute(target, "xlink:title", value);
          break;
        case "xlinkType":
          pushStringAttribute(target, "xlink:type", value);
          break;
        case "xmlBase":
          pushStringAttribute(target, "xml:base", value);
          break;
        case "xmlLang":
          pushStringAttribute(target, "xml:lang", value);
          break;
        case "xmlSpace":
          pushStringAttribute(target, "xml:space", value);
          break;
        default:
          if (!(2 < name.length) || "o" !== name[0] && "O" !== name[0] || "n" !== name[1] && "N" !== name[1]) {
            if (name = aliases.get(name) || name, isAttributeNameSafe(name)) {
              switch (typeof value) {
                case "function":
                case "symbol":
                  return;
                case "boolean":
                  var prefix$8 = name.toLowerCase().slice(0, 5);
                  if ("data-" !== prefix$8 && "aria-" !== prefix$8) return;
              }
              target.push(" ", name, '="', escapeTextForBrowser(value), '"');
            }
          }
      }
    }
    function pushInnerHTML(target, innerHTML, children) {
      if (null != innerHTML) {
        if (null != children)
          throw Error(
            "Can only set one of `children` or `props.dangerouslySetInnerHTML`."
          );
        if ("object" !== typeof innerHTML || !("__html" in innerHTML))
          throw Error(
            "`props.dangerouslySetInnerHTML` must be in the form `{__html: ...}`. Please visit https://react.dev/link/dangerously-set-inner-html for more information."
          );
        innerHTML = innerHTML.__html;
        null !== innerHTML && void 0 !== innerHTML && target.push("" + innerHTML);
      }
    }
    function flattenOptionChildren(children) {
      var content = "";
      React.Children.forEach(children, function(child) {
        null != child && (content += child);
      });
      return content;
    }
    function injectFormReplayingRuntime(resumableState, renderState) {
      if (0 === (resumableState.instructions & 16)) {
        resumableState.instructions |= 16;
        var preamble = renderState.preamble, bootstrapChunks = renderState.bootstrapChunks;
        (preamble.htmlChunks || preamble.headChunks) && 0 === bootstrapChunks.length ? (bootstrapChunks.push(renderState.startInlineScript), pushCompletedShellIdAttribute(bootstrapChunks, resumableState), bootstrapChunks.push(
          ">",
          `addEventListener("submit",function(a){if(!a.defaultPrevented){var b=a.target,d=a.submitter,c=b.action,e=d;if(d){var f=d.getAttribute("formAction");null!=f&&(c=f,e=null)}"javascript:throw new Error('React form unexpectedly submitted.')"===c&&(a.preventDefault(),a=new FormData(b,e),c=b.ownerDocument||b,(c.$$reactFormReplay=c.$$reactFormReplay||[]).push(b,d,a))}});`,
          "</script>"
        )) : bootstrapChunks.unshift(
          renderState.startInlineScript,
          ">",
          `addEventListener("submit",function(a){if(!a.defaultPrevented){var b=a.target,d=a.submitter,c=b.action,e=d;if(d){var f=d.getAttribute("formAction");null!=f&&(c=f,e=null)}"javascript:throw new Error('React form unexpectedly submitted.')"===c&&(a.preventDefault(),a=new FormData(b,e),c=b.ownerDocument||b,(c.$$reactFormReplay=c.$$reactFormReplay||[]).push(b,d,a))}});`,
          "</script>"
        );
      }
    }
    function pushLinkImpl(target, props) {
      target.push(startChunkForTag("link"));
      for (var propKey in props)
        if (hasOwnProperty.call(props, propKey)) {
          var propValue = props[propKey];
          if (null != propValue)
            switch (propKey) {
              case "children":
              case "dangerouslySetInnerHTML":
                throw Error(
                  "link is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`."
                );
              default:
                pushAttribute(target, propKey, propValue);
            }
        }
      target.push("/>");
      return null;
    }
    var styleRegex = /(<\/|<)(s)(tyle)/gi;
    function styleReplacer(match, prefix2, s, suffix2) {
      return "" + prefix2 + ("s" === s ? "\\73 " : "\\53 ") + suffix2;
    }
    function pushSelfClosing(target, props, tag, formatContext) {
      target.push(startChunkForTag(tag));
      for (var propKey in props)
        if (hasOwnProperty.call(props, propKey)) {
          var propValue = props[propKey];
          if (null != propValue)
            switch (propKey) {
              case "children":
              case "dangerouslySetInnerHTML":
                throw Error(
                  tag + " is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`."
                );
              default:
                pushAttribute(target, propKey, propValue);
            }
        }
      pushViewTransitionAttributes(target, formatContext);
      target.push("/>");
      return null;
    }
    function pushTitleImpl(target, props) {
      target.push(startChunkForTag("title"));
      var children = null, innerHTML = null, propKey;
      for (propKey in props)
        if (hasOwnProperty.call(props, propKey)) {
          var propValue = props[propKey];
          if (null != propValue)
            switch (propKey) {
              case "children":
                children = propValue;
                break;
              case "dangerouslySetInnerHTML":
                innerHTML = propValue;
                break;
              default:
                pushAttribute(target, propKey, propValue);
            }
        }
      target.push(">");
      props = Array.isArray(children) ? 2 > children.length ? children[0] : null : children;
      "function" !== typeof props && "symbol" !== typeof props && null !== props && void 0 !== props && target.push(escapeTextForBrowser("" + props));
      pushInnerHTML(target, innerHTML, children);
      target.push(endChunkForTag("title"));
      return null;
    }
    function pushScriptImpl(target, props) {
      target.push(startChunkForTag("script"));
      var children = null, innerHTML = null, propKey;
      for (propKey in props)
        if (hasOwnProperty.call(props, propKey)) {
          var propValue = props[propKey];
          if (null != propValue)
            switch (propKey) {
              case "children":
                children = propValue;
                break;
              case "dangerouslySetInnerHTML":
                innerHTML = propValue;
                break;
              default:
                pushAttribute(target, propKey, propValue);
            }
        }
      target.push(">");
      pushInnerHTML(target, innerHTML, children);
      "string" === typeof children && target.push(("" + children).replace(scriptRegex, scriptReplacer));
      target.push(endChunkForTag("script"));
      return null;
    }
    function pushStartSingletonElement(target, props, tag, formatContext) {
      target.push(startChunkForTag(tag));
      var innerHTML = tag = null, propKey;
      for (propKey in props)
        if (hasOwnProperty.call(props, propKey)) {
          var propValue = props[propKey];
          if (null != propValue)
            switch (propKey) {
              case "children":
                tag = propValue;
                break;
              case "dangerouslySetInnerHTML":
                innerHTML = propValue;
                break;
              default:
                pushAttribute(target, propKey, propValue);
            }
        }
      pushViewTransitionAttributes(target, formatContext);
      target.push(">");
      pushInnerHTML(target, innerHTML, tag);
      return tag;
    }
    function pushStartGenericElement(target, props, tag, formatContext) {
      target.push(startChunkForTag(tag));
      var innerHTML = tag = null, propKey;
      for (propKey in props)
        if (hasOwnProperty.call(props, propKey)) {
          var propValue = props[propKey];
          if (null != propValue)
            switch (propKey) {
              case "children":
                tag = propValue;
                break;
              case "dangerouslySetInnerHTML":
                innerHTML = propValue;
                break;
              default:
                pushAttribute(target, propKey, propValue);
            }
        }
      pushViewTransitionAttributes(target, formatContext);
      target.push(">");
      pushInnerHTML(target, innerHTML, tag);
      return "string" === typeof tag ? (target.push(escapeTextForBrowser(tag)), null) : tag;
    }
    var VALID_TAG_REGEX = /^[a-zA-Z][a-zA-Z:_\.\-\d]*$/;
    var validatedTagCache = /* @__PURE__ */ new Map();
    function startChunkForTag(tag) {
      var tagStartChunk = validatedTagCache.get(tag);
      if (void 0 === tagStartChunk) {
        if (!VALID_TAG_REGEX.test(tag)) throw Error("Invalid tag: " + tag);
        tagStartChunk = "<" + tag;
        validatedTagCache.set(tag, tagStartChunk);
      }
      return tagStartChunk;
    }
    function pushStartInstance(target$jscomp$0, type, props, resumableState, renderState, preambleState, hoistableState, formatContext, textEmbedded) {
      switch (type) {
        case "div":
        case "span":
        case "svg":
        case "path":
          break;
        case "a":
          target$jscomp$0.push(startChunkForTag("a"));
          var children = null, innerHTML = null, propKey;
          for (propKey in props)
            if (hasOwnProperty.call(props, propKey)) {
              var propValue = props[propKey];
              if (null != propValue)
                switch (propKey) {
                  case "children":
                    children = propValue;
                    break;
                  case "dangerouslySetInnerHTML":
                    innerHTML = propValue;
                    break;
                  case "href":
                    "" === propValue ? pushStringAttribute(target$jscomp$0, "href", "") : pushAttribute(target$jscomp$0, propKey, propValue);
                    break;
                  default:
                    pushAttribute(target$jscomp$0, propKey, propValue);
                }
            }
          pushViewTransitionAttributes(target$jscomp$0, formatContext);
          target$jscomp$0.push(">");
          pushInnerHTML(target$jscomp$0, innerHTML, children);
          if ("string" === typeof children) {
            target$jscomp$0.push(escapeTextForBrowser(children));
            var JSCompiler_inline_result = null;
          } else JSCompiler_inline_result = children;
          return JSCompiler_inline_result;
        case "g":
        case "p":
        case "li":
          break;
        case "select":
          target$jscomp$0.push(startChunkForTag("select"));
          var children$jscomp$0 = null, innerHTML$jscomp$0 = null, propKey$jscomp$0;
          for (propKey$jscomp$0 in props)
            if (hasOwnProperty.call(props, propKey$jscomp$0)) {
              var propValue$jscomp$0 = props[propKey$jscomp$0];
              if (null != propValue$jscomp$0)
                switch (propKey$jscomp$0) {
                  case "children":
                    children$jscomp$0 = propValue$jscomp$0;
                    break;
                  case "dangerouslySetInnerHTML":
                    innerHTML$jscomp$0 = propValue$jscomp$0;
                    break;
                  case "defaultValue":
                  case "value":
                    break;
                  default:
                    pushAttribute(
                      target$jscomp$0,
                      propKey$jscomp$0,
                      propValue$jscomp$0
                    );
                }
            }
          pushViewTransitionAttributes(target$jscomp$0, formatContext);
          target$jscomp$0.push(">");
          pushInnerHTML(target$jscomp$0, innerHTML$jscomp$0, children$jscomp$0);
          return children$jscomp$0;
        case "option":
          var selectedValue = formatContext.selectedValue;
          target$jscomp$0.push(startChunkForTag("option"));
          var children$jscomp$1 = null, value = null, selected = null, innerHTML$jscomp$1 = null, propKey$jscomp$1;
          for (propKey$jscomp$1 in props)
            if (hasOwnProperty.call(props, propKey$jscomp$1)) {
              var propValue$jscomp$1 = props[propKey$jscomp$1];
              if (null != propValue$jscomp$1)
                switch (propKey$jscomp$1) {
                  case "children":
                    children$jscomp$1 = propValue$jscomp$1;
                    break;
                  case "selected":
                    selected = propValue$jscomp$1;
                    break;
                  case "dangerouslySetInnerHTML":
                    innerHTML$jscomp$1 = propValue$jscomp$1;
                    break;
                  case "value":
                    value = propValue$jscomp$1;
                  default:
                    pushAttribute(
                      target$jscomp$0,
                      propKey$jscomp$1,
                      propValue$jscomp$1
                    );
                }
            }
          if (null != selectedValue) {
            var stringValue = null !== value ? "" + value : flattenOptionChildren(children$jscomp$1);
            if (isArrayImpl(selectedValue))
              for (var i = 0; i < selectedValue.length; i++) {
                if ("" + selectedValue[i] === stringValue) {
                  target$jscomp$0.push(' selected=""');
                  break;
                }
              }
            else
              "" + selectedValue === stringValue && target$jscomp$0.push(' selected=""');
          } else selected && target$jscomp$0.push(' selected=""');
          target$jscomp$0.push(">");
          pushInnerHTML(target$jscomp$0, innerHTML$jscomp$1, children$jscomp$1);
          return children$jscomp$1;
        case "textarea":
          target$jscomp$0.push(startChunkForTag("textarea"));
          var value$jscomp$0 = null, defaultValue = null, children$jscomp$2 = null, propKey$jscomp$2;
          for (propKey$jscomp$2 in props)
            if (hasOwnProperty.call(props, propKey$jscomp$2)) {
              var propValue$jscomp$2 = props[propKey$jscomp$2];
              if (null != propValue$jscomp$2)
                switch (propKey$jscomp$2) {
                  case "children":
                    children$jscomp$2 = propValue$jscomp$2;
                    break;
                  case "value":
                    value$jscomp$0 = propValue$jscomp$2;
                    break;
                  case "defaultValue":
                    defaultValue = propValue$jscomp$2;
                    break;
                  case "dangerouslySetInnerHTML":
                    throw Error(
                      "`dangerouslySetInnerHTML` does not make sense on <textarea>."
                    );
                  default:
                    pushAttribute(
                      target$jscomp$0,
                      propKey$jscomp$2,
                      propValue$jscomp$2
                    );
                }
            }
          null === value$jscomp$0 && null !== defaultValue && (value$jscomp$0 = defaultValue);
          pushViewTransitionAttributes(target$jscomp$0, formatContext);
          target$jscomp$0.push(">");
          if (null != children$jscomp$2) {
            if (null != value$jscomp$0)
              throw Error(
                "If you supply `defaultValue` on a <textarea>, do not pass children."
              );
            if (isArrayImpl(children$jscomp$2)) {
              if (1 < children$jscomp$2.length)
                throw Error("<textarea> can only have at most one child.");
              value$jscomp$0 = "" + children$jscomp$2[0];
            }
            value$jscomp$0 = "" + children$jscomp$2;
          }
          "string" === typeof value$jscomp$0 && "\n" === value$jscomp$0[0] && target$jscomp$0.push("\n");
          null !== value$jscomp$0 && target$jscomp$0.push(escapeTextForBrowser("" + value$jscomp$0));
          return null;
        case "input":
          target$jscomp$0.push(startChunkForTag("input"));
          var name = null, formAction = null, formEncType = null, formMethod = null, formTarget = null, value$jscomp$1 = null, defaultValue$jscomp$0 = null, checked = null, defaultChecked = null, propKey$jscomp$3;
          for (propKey$jscomp$3 in props)
            if (hasOwnProperty.call(props, propKey$jscomp$3)) {
              var propValue$jscomp$3 = props[propKey$jscomp$3];
              if (null != propValue$jscomp$3)
                switch (propKey$jscomp$3) {
                  case "children":
                  case "dangerouslySetInnerHTML":
                    throw Error(
                      "input is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`."
                    );
                  case "name":
                    name = propValue$jscomp$3;
                    break;
                  case "formAction":
                    formAction = propValue$jscomp$3;
                    break;
                  case "formEncType":
                    formEncType = propValue$jscomp$3;
                    break;
                  case "formMethod":
                    formMethod = propValue$jscomp$3;
                    break;
                  case "formTarget":
                    formTarget = propValue$jscomp$3;
                    break;
                  case "defaultChecked":
                    defaultChecked = propValue$jscomp$3;
                    break;
                  case "defaultValue":
                    defaultValue$jscomp$0 = propValue$jscomp$3;
                    break;
                  case "checked":
                    checked = propValue$jscomp$3;
                    break;
                  case "value":
                    value$jscomp$1 = propValue$jscomp$3;
                    break;
                  default:
                    pushAttribute(
                      target$jscomp$0,
                      propKey$jscomp$3,
                      propValue$jscomp$3
                    );
                }
            }
          var formData = pushFormActionAttribute(
            target$jscomp$0,
            resumableState,
            renderState,
            formAction,
            formEncType,
            formMethod,
            formTarget,
            name
          );
          null !== checked ? pushBooleanAttribute(target$jscomp$0, "checked", checked) : null !== defaultChecked && pushBooleanAttribute(target$jscomp$0, "checked", defaultChecked);
          null !== value$jscomp$1 ? pushAttribute(target$jscomp$0, "value", value$jscomp$1) : null !== defaultValue$jscomp$0 && pushAttribute(target$jscomp$0, "value", defaultValue$jscomp$0);
          pushViewTransitionAttributes(target$jscomp$0, formatContext);
          target$jscomp$0.push("/>");
          null != formData && formData.forEach(pushAdditionalFormField, target$jscomp$0);
          return null;
        case "button":
          target$jscomp$0.push(startChunkForTag("button"));
          var children$jscomp$3 = null, innerHTML$jscomp$2 = null, name$jscomp$0 = null, formAction$jscomp$0 = null, formEncType$jscomp$0 = null, formMethod$jscomp$0 = null, formTarget$jscomp$0 = null, propKey$jscomp$4;
          for (propKey$jscomp$4 in props)
            if (hasOwnProperty.call(props, propKey$jscomp$4)) {
              var propValue$jscomp$4 = props[propKey$jscomp$4];
              if (null != propValue$jscomp$4)
                switch (propKey$jscomp$4) {
                  case "children":
                    children$jscomp$3 = propValue$jscomp$4;
                    break;
                  case "dangerouslySetInnerHTML":
                    innerHTML$jscomp$2 = propValue$jscomp$4;
                    break;
                  case "name":
                    name$jscomp$0 = propValue$jscomp$4;
                    break;
                  case "formAction":
                    formAction$jscomp$0 = propValue$jscomp$4;
                    break;
                  case "formEncType":
                    formEncType$jscomp$0 = propValue$jscomp$4;
                    break;
                  case "formMethod":
                    formMethod$jscomp$0 = propValue$jscomp$4;
                    break;
                  case "formTarget":
                    formTarget$jscomp$0 = propValue$jscomp$4;
                    break;
                  default:
                    pushAttribute(
                      target$jscomp$0,
                      propKey$jscomp$4,
                      propValue$jscomp$4
                    );
                }
            }
          var formData$jscomp$0 = pushFormActionAttribute(
            target$jscomp$0,
            resumableState,
            renderState,
            formAction$jscomp$0,
            formEncType$jscomp$0,
            formMethod$jscomp$0,
            formTarget$jscomp$0,
            name$jscomp$0
          );
          pushViewTransitionAttributes(target$jscomp$0, formatContext);
          target$jscomp$0.push(">");
          null != formData$jscomp$0 && formData$jscomp$0.forEach(pushAdditionalFormField, target$jscomp$0);
          pushInnerHTML(target$jscomp$0, innerHTML$jscomp$2, children$jscomp$3);
          if ("string" === typeof children$jscomp$3) {
            target$jscomp$0.push(escapeTextForBrowser(children$jscomp$3));
            var JSCompiler_inline_result$jscomp$0 = null;
          } else JSCompiler_inline_result$jscomp$0 = children$jscomp$3;
          return JSCompiler_inline_result$jscomp$0;
        case "form":
          target$jscomp$0.push(startChunkForTag("form"));
          var children$jscomp$4 = null, innerHTML$jscomp$3 = null, formAction$jscomp$1 = null, formEncType$jscomp$1 = null, formMethod$jscomp$1 = null, formTarget$jscomp$1 = null, propKey$jscomp$5;
          for (propKey$jscomp$5 in props)
            if (hasOwnProperty.call(props, propKey$jscomp$5)) {
              var propValue$jscomp$5 = props[propKey$jscomp$5];
              if (null != propValue$jscomp$5)
                switch (propKey$jscomp$5) {
                  case "children":
                    children$jscomp$4 = propValue$jscomp$5;
                    break;
                  case "dangerouslySetInnerHTML":
                    innerHTML$jscomp$3 = propValue$jscomp$5;
                    break;
                  case "action":
                    formAction$jscomp$1 = propValue$jscomp$5;
                    break;
                  case "encType":
                    formEncType$jscomp$1 = propValue$jscomp$5;
                    break;
                  case "method":
                    formMethod$jscomp$1 = propValue$jscomp$5;
                    break;
                  case "target":
                    formTarget$jscomp$1 = propValue$jscomp$5;
                    break;
                  default:
                    pushAttribute(
                      target$jscomp$0,
                      propKey$jscomp$5,
                      propValue$jscomp$5
                    );
                }
            }
          var formData$jscomp$1 = null, formActionName = null;
          if ("function" === typeof formAction$jscomp$1) {
            var customFields = getCustomFormFields(
              resumableState,
              formAction$jscomp$1
            );
            null !== customFields ? (formAction$jscomp$1 = customFields.action || "", formEncType$jscomp$1 = customFields.encType, formMethod$jscomp$1 = customFields.method, formTarget$jscomp$1 = customFields.target, formData$jscomp$1 = customFields.data, formActionName = customFields.name) : (target$jscomp$0.push(
              " ",
              "action",
              '="',
              actionJavaScriptURL,
              '"'
            ), formTarget$jscomp$1 = formMethod$jscomp$1 = formEncType$jscomp$1 = formAction$jscomp$1 = null, injectFormReplayingRuntime(resumableState, renderState));
          }
          null != formAction$jscomp$1 && pushAttribute(target$jscomp$0, "action", formAction$jscomp$1);
          null != formEncType$jscomp$1 && pushAttribute(target$jscomp$0, "encType", formEncType$jscomp$1);
          null != formMethod$jscomp$1 && pushAttribute(target$jscomp$0, "method", formMethod$jscomp$1);
          null != formTarget$jscomp$1 && pushAttribute(target$jscomp$0, "target", formTarget$jscomp$1);
          pushViewTransitionAttributes(target$jscomp$0, formatContext);
          target$jscomp$0.push(">");
          null !== formActionName && (target$jscomp$0.push('<input type="hidden"'), pushStringAttribute(target$jscomp$0, "name", formActionName), target$jscomp$0.push("/>"), null != formData$jscomp$1 && formData$jscomp$1.forEach(pushAdditionalFormField, target$jscomp$0));
          pushInnerHTML(target$jscomp$0, innerHTML$jscomp$3, children$jscomp$4);
          if ("string" === typeof children$jscomp$4) {
            target$jscomp$0.push(escapeTextForBrowser(children$jscomp$4));
            var JSCompiler_inline_result$jscomp$1 = null;
          } else JSCompiler_inline_result$jscomp$1 = children$jscomp$4;
          return JSCompiler_inline_result$jscomp$1;
        case "menuitem":
          target$jscomp$0.push(startChunkForTag("menuitem"));
          for (var propKey$jscomp$6 in props)
            if (hasOwnProperty.call(props, propKey$jscomp$6)) {
              var propValue$jscomp$6 = props[propKey$jscomp$6];
              if (null != propValue$jscomp$6)
                switch (propKey$jscomp$6) {
                  case "children":
                  case "dangerouslySetInnerHTML":
                    throw Error(
                      "menuitems cannot have `children` nor `dangerouslySetInnerHTML`."
                    );
                  default:
                    pushAttribute(
                      target$jscomp$0,
                      propKey$jscomp$6,
                      propValue$jscomp$6
                    );
                }
            }
          pushViewTransitionAttributes(target$jscomp$0, formatContext);
          target$jscomp$0.push(">");
          return null;
        case "object":
          target$jscomp$0.push(startChunkForTag("object"));
          var children$jscomp$5 = null, innerHTML$jscomp$4 = null, propKey$jscomp$7;
          for (propKey$jscomp$7 in props)
            if (hasOwnProperty.call(props, propKey$jscomp$7)) {
              var propValue$jscomp$7 = props[propKey$jscomp$7];
              if (null != propValue$jscomp$7)
                switch (propKey$jscomp$7) {
                  case "children":
                    children$jscomp$5 = propValue$jscomp$7;
                    break;
                  case "dangerouslySetInnerHTML":
                    innerHTML$jscomp$4 = propValue$jscomp$7;
                    break;
                  case "data":
                    var sanitizedValue = sanitizeURL("" + propValue$jscomp$7);
                    if ("" === sanitizedValue) break;
                    target$jscomp$0.push(
                      " ",
                      "data",
                      '="',
                      escapeTextForBrowser(sanitizedValue),
                      '"'
                    );
                    break;
                  default:
                    pushAttribute(
                      target$jscomp$0,
                      propKey$jscomp$7,
                      propValue$jscomp$7
                    );
                }
            }
          pushViewTransitionAttributes(target$jscomp$0, formatContext);
          target$jscomp$0.push(">");
          pushInnerHTML(target$jscomp$0, innerHTML$jscomp$4, children$jscomp$5);
          if ("string" === typeof children$jscomp$5) {
            target$jscomp$0.push(escapeTextForBrowser(children$jscomp$5));
            var JSCompiler_inline_result$jscomp$2 = null;
          } else JSCompiler_inline_result$jscomp$2 = children$jscomp$5;
          return JSCompiler_inline_result$jscomp$2;
        case "title":
          var noscriptTagInScope = formatContext.tagScope & 1, isFallback = formatContext.tagScope & 4;
          if (4 === formatContext.insertionMode || noscriptTagInScope || null != props.itemProp)
            var JSCompiler_inline_result$jscomp$3 = pushTitleImpl(
              target$jscomp$0,
              props
            );
          else
            isFallback ? JSCompiler_inline_result$jscomp$3 = null : (pushTitleImpl(renderState.hoistableChunks, props), JSCompiler_inline_result$jscomp$3 = void 0);
          return JSCompiler_inline_result$jscomp$3;
        case "link":
          var noscriptTagInScope$jscomp$0 = formatContext.tagScope & 1, isFallback$jscomp$0 = formatContext.tagScope & 4, rel = props.rel, href = props.href, precedence = props.precedence;
          if (4 === formatContext.insertionMode || noscriptTagInScope$jscomp$0 || null != props.itemProp || "string" !== typeof rel || "string" !== typeof href || "" === href) {
            pushLinkImpl(target$jscomp$0, props);
            var JSCompiler_inline_result$jscomp$4 = null;
          } else if ("stylesheet" === props.rel)
            if ("string" !== typeof precedence || null != props.disabled || props.onLoad || props.onError)
              JSCompiler_inline_result$jscomp$4 = pushLinkImpl(
                target$jscomp$0,
                props
              );
            else {
              var styleQueue = renderState.styles.get(precedence), resourceState = resumableState.styleResources.hasOwnProperty(href) ? resumableState.styleResources[href] : void 0;
              if (null !== resourceState) {
                resumableState.styleResources[href] = null;
                styleQueue || (styleQueue = {
                  precedence: escapeTextForBrowser(precedence),
                  rules: [],
                  hrefs: [],
                  sheets: /* @__PURE__ */ new Map()
                }, renderState.styles.set(precedence, styleQueue));
                var resource = {
                  state: 0,
                  props: assign({}, props, {
                    "data-precedence": props.precedence,
                    precedence: null
                  })
                };
                if (resourceState) {
                  2 === resourceState.length && adoptPreloadCredentials(resource.props, resourceState);
                  var preloadResource = renderState.preloads.stylesheets.get(href);
                  preloadResource && 0 < preloadResource.length ? preloadResource.length = 0 : resource.state = 1;
                }
                styleQueue.sheets.set(href, resource);
                hoistableState && hoistableState.stylesheets.add(resource);
              } else if (styleQueue) {
                var resource$9 = styleQueue.sheets.get(href);
                resource$9 && hoistableState && hoistableState.stylesheets.add(resource$9);
              }
              textEmbedded && target$jscomp$0.push("<!-- -->");
              JSCompiler_inline_result$jscomp$4 = null;
            }
          else
            props.onLoad || props.onError ? JSCompiler_inline_result$jscomp$4 = pushLinkImpl(
              target$jscomp$0,
              props
            ) : (textEmbedded && target$jscomp$0.push("<!-- -->"), JSCompiler_inline_result$jscomp$4 = isFallback$jscomp$0 ? null : pushLinkImpl(renderState.hoistableChunks, props));
          return JSCompiler_inline_result$jscomp$4;
        case "script":
          var noscriptTagInScope$jscomp$1 = formatContext.tagScope & 1, asyncProp = props.async;
          if ("string" !== typeof props.src || !props.src || !asyncProp || "function" === typeof asyncProp || "symbol" === typeof asyncProp || props.onLoad || props.onError || 4 === formatContext.insertionMode || noscriptTagInScope$jscomp$1 || null != props.itemProp)
            var JSCompiler_inline_result$jscomp$5 = pushScriptImpl(
              target$jscomp$0,
              props
            );
          else {
            var key = props.src;
            if ("module" === props.type) {
              var resources = resumableState.moduleScriptResources;
              var preloads = renderState.preloads.moduleScripts;
            } else
              resources = resumableState.scriptResources, preloads = renderState.preloads.scripts;
            var resourceState$jscomp$0 = resources.hasOwnProperty(key) ? resources[key] : void 0;
            if (null !== resourceState$jscomp$0) {
              resources[key] = null;
              var scriptProps = props;
              if (resourceState$jscomp$0) {
                2 === resourceState$jscomp$0.length && (scriptProps = assign({}, props), adoptPreloadCredentials(scriptProps, resourceState$jscomp$0));
                var preloadResource$jscomp$0 = preloads.get(key);
                preloadResource$jscomp$0 && (preloadResource$jscomp$0.length = 0);
              }
              var resource$jscomp$0 = [];
              renderState.scripts.add(resource$jscomp$0);
              pushScriptImpl(resource$jscomp$0, scriptProps);
            }
            textEmbedded && target$jscomp$0.push("<!-- -->");
            JSCompiler_inline_result$jscomp$5 = null;
          }
          return JSCompiler_inline_result$jscomp$5;
        case "style":
          var noscriptTagInScope$jscomp$2 = formatContext.tagScope & 1, precedence$jscomp$0 = props.precedence, href$jscomp$0 = props.href, nonce = props.nonce;
          if (4 === formatContext.insertionMode || noscriptTagInScope$jscomp$2 || null != props.itemProp || "string" !== typeof precedence$jscomp$0 || "string" !== typeof href$jscomp$0 || "" === href$jscomp$0) {
            target$jscomp$0.push(startChunkForTag("style"));
            var children$jscomp$6 = null, innerHTML$jscomp$5 = null, propKey$jscomp$8;
            for (propKey$jscomp$8 in props)
              if (hasOwnProperty.call(props, propKey$jscomp$8)) {
                var propValue$jscomp$8 = props[propKey$jscomp$8];
                if (null != propValue$jscomp$8)
                  switch (propKey$jscomp$8) {
                    case "children":
                      children$jscomp$6 = propValue$jscomp$8;
                      break;
                    case "dangerouslySetInnerHTML":
                      innerHTML$jscomp$5 = propValue$jscomp$8;
                      break;
                    default:
                      pushAttribute(
                        target$jscomp$0,
                        propKey$jscomp$8,
                        propValue$jscomp$8
                      );
                  }
              }
            target$jscomp$0.push(">");
            var child = Array.isArray(children$jscomp$6) ? 2 > children$jscomp$6.length ? children$jscomp$6[0] : null : children$jscomp$6;
            "function" !== typeof child && "symbol" !== typeof child && null !== child && void 0 !== child && target$jscomp$0.push(("" + child).replace(styleRegex, styleReplacer));
            pushInnerHTML(target$jscomp$0, innerHTML$jscomp$5, children$jscomp$6);
            target$jscomp$0.push(endChunkForTag("style"));
            var JSCompiler_inline_result$jscomp$6 = null;
          } else {
            var styleQueue$jscomp$0 = renderState.styles.get(precedence$jscomp$0);
            if (null !== (resumableState.styleResources.hasOwnProperty(href$jscomp$0) ? resumableState.styleResources[href$jscomp$0] : void 0)) {
              resumableState.styleResources[href$jscomp$0] = null;
              styleQueue$jscomp$0 || (styleQueue$jscomp$0 = {
                precedence: escapeTextForBrowser(precedence$jscomp$0),
                rules: [],
                hrefs: [],
                sheets: /* @__PURE__ */ new Map()
              }, renderState.styles.set(precedence$jscomp$0, styleQueue$jscomp$0));
              var nonceStyle = renderState.nonce.style;
              if (!nonceStyle || nonceStyle === nonce) {
                styleQueue$jscomp$0.hrefs.push(escapeTextForBrowser(href$jscomp$0));
                var target = styleQueue$jscomp$0.rules, children$jscomp$7 = null, innerHTML$jscomp$6 = null, propKey$jscomp$9;
                for (propKey$jscomp$9 in props)
                  if (hasOwnProperty.call(props, propKey$jscomp$9)) {
                    var propValue$jscomp$9 = props[propKey$jscomp$9];
                    if (null != propValue$jscomp$9)
                      switch (propKey$jscomp$9) {
                        case "children":
                          children$jscomp$7 = propValue$jscomp$9;
                          break;
                        case "dangerouslySetInnerHTML":
                          innerHTML$jscomp$6 = propValue$jscomp$9;
                      }
                  }
                var child$jscomp$0 = Array.isArray(children$jscomp$7) ? 2 > children$jscomp$7.length ? children$jscomp$7[0] : null : children$jscomp$7;
                "function" !== typeof child$jscomp$0 && "symbol" !== typeof child$jscomp$0 && null !== child$jscomp$0 && void 0 !== child$jscomp$0 && target.push(
                  ("" + child$jscomp$0).replace(styleRegex, styleReplacer)
                );
                pushInnerHTML(target, innerHTML$jscomp$6, children$jscomp$7);
              }
            }
            styleQueue$jscomp$0 && hoistableState && hoistableState.styles.add(styleQueue$jscomp$0);
            textEmbedded && target$jscomp$0.push("<!-- -->");
            JSCompiler_inline_result$jscomp$6 = void 0;
          }
          return JSCompiler_inline_result$jscomp$6;
        case "meta":
          var noscriptTagInScope$jscomp$3 = formatContext.tagScope & 1, isFallback$jscomp$1 = formatContext.tagScope & 4;
          if (4 === formatContext.insertionMode || noscriptTagInScope$jscomp$3 || null != props.itemProp)
            var JSCompiler_inline_result$jscomp$7 = pushSelfClosing(
              target$jscomp$0,
              props,
              "meta",
              formatContext
            );
          else
            textEmbedded && target$jscomp$0.push("<!-- -->"), JSCompiler_inline_result$jscomp$7 = isFallback$jscomp$1 ? null : "string" === typeof props.charSet ? pushSelfClosing(
              renderState.charsetChunks,
              props,
              "meta",
              formatContext
            ) : "viewport" === props.name ? pushSelfClosing(
              renderState.viewportChunks,
              props,
              "meta",
              formatContext
            ) : pushSelfClosing(
              renderState.hoistableChunks,
              props,
              "meta",
              formatContext
            );
          return JSCompiler_inline_result$jscomp$7;
        case "listing":
        case "pre":
          target$jscomp$0.push(startChunkForTag(type));
          var children$jscomp$8 = null, innerHTML$jscomp$7 = null, propKey$jscomp$10;
          for (propKey$jscomp$10 in props)
            if (hasOwnProperty.call(props, propKey$jscomp$10)) {
              var propValue$jscomp$10 = props[propKey$jscomp$10];
              if (null != propValue$jscomp$10)
                switch (propKey$jscomp$10) {
                  case "children":
                    children$jscomp$8 = propValue$jscomp$10;
                    break;
                  case "dangerouslySetInnerHTML":
                    innerHTML$jscomp$7 = propValue$jscomp$10;
                    break;
                  default:
                    pushAttribute(
                      target$jscomp$0,
                      propKey$jscomp$10,
                      propValue$jscomp$10
                    );
                }
            }
          pushViewTransitionAttributes(target$jscomp$0, formatContext);
          target$jscomp$0.push(">");
          if (null != innerHTML$jscomp$7) {
            if (null != children$jscomp$8)
              throw Error(
                "Can only set one of `children` or `props.dangerouslySetInnerHTML`."
              );
            if ("object" !== typeof innerHTML$jscomp$7 || !("__html" in innerHTML$jscomp$7))
              throw Error(
                "`props.dangerouslySetInnerHTML` must be in the form `{__html: ...}`. Please visit https://react.dev/link/dangerously-set-inner-html for more information."
              );
            var html = innerHTML$jscomp$7.__html;
            null !== html && void 0 !== html && ("string" === typeof html && 0 < html.length && "\n" === html[0] ? target$jscomp$0.push("\n", html) : target$jscomp$0.push("" + html));
          }
          "string" === typeof children$jscomp$8 && "\n" === children$jscomp$8[0] && target$jscomp$0.push("\n");
          return children$jscomp$8;
        case "img":
          var pictureOrNoScriptTagInScope = formatContext.tagScope & 3, src = props.src, srcSet = props.srcSet;
          if (!("lazy" === props.loading || !src && !srcSet || "string" !== typeof src && null != src || "string" !== typeof srcSet && null != srcSet || "low" === props.fetchPriority || pictureOrNoScriptTagInScope) && ("string" !== typeof src || ":" !== src[4] || "d" !== src[0] && "D" !== src[0] || "a" !== src[1] && "A" !== src[1] || "t" !== src[2] && "T" !== src[2] || "a" !== src[3] && "A" !== src[3]) && ("string" !== typeof srcSet || ":" !== srcSet[4] || "d" !== srcSet[0] && "D" !== srcSet[0] || "a" !== srcSet[1] && "A" !== srcSet[1] || "t" !== srcSet[2] && "T" !== srcSet[2] || "a" !== srcSet[3] && "A" !== srcSet[3])) {
            null !== hoistableState && formatContext.tagScope & 64 && (hoistableState.suspenseyImages = true);
            var sizes = "string" === typeof props.sizes ? props.sizes : void 0, key$jscomp$0 = srcSet ? srcSet + "\n" + (sizes || "") : src, promotablePreloads = renderState.preloads.images, resource$jscomp$1 = promotablePreloads.get(key$jscomp$0);
            if (resource$jscomp$1) {
              if ("high" === props.fetchPriority || 10 > renderState.highImagePreloads.size)
                promotablePreloads.delete(key$jscomp$0), renderState.highImagePreloads.add(resource$jscomp$1);
            } else if (!resumableState.imageResources.hasOwnProperty(key$jscomp$0)) {
              resumableState.imageResources[key$jscomp$0] = PRELOAD_NO_CREDS;
              var input = props.crossOrigin;
              var JSCompiler_inline_result$jscomp$8 = "string" === typeof input ? "use-credentials" === input ? input : "" : void 0;
              var headers = renderState.headers, header;
              headers && 0 < headers.remainingCapacity && "string" !== typeof props.srcSet && ("high" === props.fetchPriority || 500 > headers.highImagePreloads.length) && (header = getPreloadAsHeader(src, "image", {
                imageSrcSet: props.srcSet,
                imageSizes: props.sizes,
                crossOrigin: JSCompiler_inline_result$jscomp$8,
                integrity: props.integrity,
                nonce: props.nonce,
                type: props.type,
                fetchPriority: props.fetchPriority,
                referrerPolicy: props.referrerPolicy
              }), 0 <= (headers.remainingCapacity -= header.length + 2)) ? (renderState.resets.image[key$jscomp$0] = PRELOAD_NO_CREDS, headers.highImagePreloads && (headers.highImagePreloads += ", "), headers.highImagePreloads += header) : (resource$jscomp$1 = [], pushLinkImpl(resource$jscomp$1, {
                rel: "preload",
                as: "image",
                href: srcSet ? void 0 : src,
                imageSrcSet: srcSet,
                imageSizes: sizes,
                crossOrigin: JSCompiler_inline_result$jscomp$8,
                integrity: props.integrity,
                type: props.type,
                fetchPriority: props.fetchPriority,
                referrerPolicy: props.referrerPolicy
              }), "high" === props.fetchPriority || 10 > renderState.highImagePreloads.size ? renderState.highImagePreloads.add(resource$jscomp$1) : (renderState.bulkPreloads.add(resource$jscomp$1), promotablePreloads.set(key$jscomp$0, resource$jscomp$1)));
            }
          }
          return pushSelfClosing(target$jscomp$0, props, "img", formatContext);
        case "base":
        case "area":
        case "br":
        case "col":
        case "embed":
        case "hr":
        case "keygen":
        case "param":
        case "source":
        case "track":
        case "wbr":
          return pushSelfClosing(target$jscomp$0, props, type, formatContext);
        case "annotation-xml":
        case "color-profile":
        case "font-face":
        case "font-face-src":
        case "font-face-uri":
        case "font-face-format":
        case "font-face-name":
        case "missing-glyph":
          break;
        case "head":
          if (2 > formatContext.insertionMode) {
            var preamble = preambleState || renderState.preamble;
            if (preamble.headChunks)
              throw Error("The `<head>` tag may only be rendered once.");
            null !== preambleState && target$jscomp$0.push("<!--head-->");
            preamble.headChunks = [];
            var JSCompiler_inline_result$jscomp$9 = pushStartSingletonElement(
              preamble.headChunks,
              props,
              "head",
              formatContext
            );
          } else
            JSCompiler_inline_result$jscomp$9 = pushStartGenericElement(
              target$jscomp$0,
              props,
              "head",
              formatContext
            );
          return JSCompiler_inline_result$jscomp$9;
        case "body":
          if (2 > formatContext.insertionMode) {
            var preamble$jscomp$0 = preambleState || renderState.preamble;
            if (preamble$jscomp$0.bodyChunks)
              throw Error("The `<body>` tag may only be rendered once.");
            null !== preambleState && target$jscomp$0.push("<!--body-->");
            preamble$jscomp$0.bodyChunks = [];
            var JSCompiler_inline_result$jscomp$10 = pushStartSingletonElement(
              preamble$jscomp$0.bodyChunks,
              props,
              "body",
              formatContext
            );
          } else
            JSCompiler_inline_result$jscomp$10 = pushStartGenericElement(
              target$jscomp$0,
              props,
              "body",
              formatContext
            );
          return JSCompiler_inline_result$jscomp$10;
        case "html":
          if (0 === formatContext.insertionMode) {
            var preamble$jscomp$1 = preambleState || renderState.preamble;
            if (preamble$jscomp$1.htmlChunks)
              throw Error("The `<html>` tag may only be rendered once.");
            null !== preambleState && target$jscomp$0.push("<!--html-->");
            preamble$jscomp$1.htmlChunks = [""];
            var JSCompiler_inline_result$jscomp$11 = pushStartSingletonElement(
              preamble$jscomp$1.htmlChunks,
              props,
              "html",
              formatContext
            );
          } else
            JSCompiler_inline_result$jscomp$11 = pushStartGenericElement(
              target$jscomp$0,
              props,
              "html",
              formatContext
            );
          return JSCompiler_inline_result$jscomp$11;
        default:
          if (-1 !== type.indexOf("-")) {
            target$jscomp$0.push(startChunkForTag(type));
            var children$jscomp$9 = null, innerHTML$jscomp$8 = null, propKey$jscomp$11;
            for (propKey$jscomp$11 in props)
              if (hasOwnProperty.call(props, propKey$jscomp$11)) {
                var propValue$jscomp$11 = props[propKey$jscomp$11];
                if (null != propValue$jscomp$11) {
                  var attributeName = propKey$jscomp$11;
                  switch (propKey$jscomp$11) {
                    case "children":
                      children$jscomp$9 = propValue$jscomp$11;
                      break;
                    case "dangerouslySetInnerHTML":
                      innerHTML$jscomp$8 = propValue$jscomp$11;
                      break;
                    case "style":
                      pushStyleAttribute(target$jscomp$0, propValue$jscomp$11);
                      break;
                    case "suppressContentEditableWarning":
                    case "suppressHydrationWarning":
                    case "ref":
                      break;
                    case "className":
                      attributeName = "class";
                    default:
                      if (isAttributeNameSafe(propKey$jscomp$11) && "function" !== typeof propValue$jscomp$11 && "symbol" !== typeof propValue$jscomp$11 && false !== propValue$jscomp$11) {
                        if (true === propValue$jscomp$11) propValue$jscomp$11 = "";
                        else if ("object" === typeof propValue$jscomp$11) continue;
                        target$jscomp$0.push(
                          " ",
                          attributeName,
                          '="',
                          escapeTextForBrowser(propValue$jscomp$11),
                          '"'
                        );
                      }
                  }
                }
              }
            pushViewTransitionAttributes(target$jscomp$0, formatContext);
            target$jscomp$0.push(">");
            pushInnerHTML(target$jscomp$0, innerHTML$jscomp$8, children$jscomp$9);
            return children$jscomp$9;
          }
      }
      return pushStartGenericElement(target$jscomp$0, props, type, formatContext);
    }
    var endTagCache = /* @__PURE__ */ new Map();
    function endChunkForTag(tag) {
      var chunk = endTagCache.get(tag);
      void 0 === chunk && (chunk = "</" + tag + ">", endTagCache.set(tag, chunk));
      return chunk;
    }
    function hoistPreambleState(renderState, preambleState) {
      renderState = renderState.preamble;
      null === renderState.htmlChunks && preambleState.htmlChunks && (renderState.htmlChunks = preambleState.htmlChunks);
      null === renderState.headChunks && preambleState.headChunks && (renderState.headChunks = preambleState.headChunks);
      null === renderState.bodyChunks && preambleState.bodyChunks && (renderState.bodyChunks = preambleState.bodyChunks);
    }
    function writeBootstrap(destination, renderState) {
      renderState = renderState.bootstrapChunks;
      for (var i = 0; i < renderState.length - 1; i++)
        destination.push(renderState[i]);
      return i < renderState.length ? (i = renderState[i], renderState.length = 0, destination.push(i)) : true;
    }
    function writeStartPendingSuspenseBoundary(destination, renderState, id) {
      destination.push('<!--$?--><template id="');
      if (null === id)
        throw Error(
          "An ID must have been assigned before we can complete the boundary."
        );
      destination.push(renderState.boundaryPrefix);
      renderState = id.toString(16);
      destination.push(renderState);
      return destination.push('"></template>');
    }
    function writeStartSegment(destination, renderState, formatContext, id) {
      switch (formatContext.insertionMode) {
        case 0:
        case 1:
        case 3:
        case 2:
          return destination.push('<div hidden id="'), destination.push(renderState.segmentPrefix), renderState = id.toString(16), destination.push(renderState), destination.push('">');
        case 4:
          return destination.push('<svg aria-hidden="true" style="display:none" id="'), destination.push(renderState.segmentPrefix), renderState = id.toString(16), destination.push(renderState), destination.push('">');
        case 5:
          return destination.push('<math aria-hidden="true" style="display:none" id="'), destination.push(renderState.segmentPrefix), renderState = id.toString(16), destination.push(renderState), destination.push('">');
        case 6:
          return destination.push('<table hidden id="'), destination.push(renderState.segmentPrefix), renderState = id.toString(16), destination.push(renderState), destination.push('">');
        case 7:
          return destination.push('<table hidden><tbody id="'), destination.push(renderState.segmentPrefix), renderState = id.toString(16), destination.push(renderState), destination.push('">');
        case 8:
          return destination.push('<table hidden><tr id="'), destination.push(renderState.segmentPrefix), renderState = id.toString(16), destination.push(renderState), destination.push('">');
        case 9:
          return destination.push('<table hidden><colgroup id="'), destination.push(renderState.segmentPrefix), renderState = id.toString(16), destination.push(renderState), destination.push('">');
        default:
          throw Error("Unknown insertion mode. This is a bug in React.");
      }
    }
    function writeEndSegment(destination, formatContext) {
      switch (formatContext.insertionMode) {
        case 0:
        case 1:
        case 3:
        case 2:
          return destination.push("</div>");
        case 4:
          return destination.push("</svg>");
        case 5:
          return destination.push("</math>");
        case 6:
          return destination.push("</table>");
        case 7:
          return destination.push("</tbody></table>");
        case 8:
          return destination.push("</tr></table>");
        case 9:
          return destination.push("</colgroup></table>");
        default:
          throw Error("Unknown insertion mode. This is a bug in React.");
      }
    }
    var regexForJSStringsInInstructionScripts = /[<\u2028\u2029]/g;
    function escapeJSStringsForInstructionScripts(input) {
      return JSON.stringify(input).replace(
        regexForJSStringsInInstructionScripts,
        function(match) {
          switch (match) {
            case "<":
              return "\\u003c";
            case "\u2028":
              return "\\u2028";
            case "\u2029":
              return "\\u2029";
            default:
              throw Error(
                "escapeJSStringsForInstructionScripts encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React"
              );
          }
        }
      );
    }
    var regexForJSStringsInScripts = /[&><\u2028\u2029]/g;
    function escapeJSObjectForInstructionScripts(input) {
      return JSON.stringify(input).replace(
        regexForJSStringsInScripts,
        function(match) {
          switch (match) {
            case "&":
              return "\\u0026";
            case ">":
              return "\\u003e";
            case "<":
              return "\\u003c";
            case "\u2028":
              return "\\u2028";
            case "\u2029":
              return "\\u2029";
            default:
              throw Error(
                "escapeJSObjectForInstructionScripts encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React"
              );
          }
        }
      );
    }
    var currentlyRenderingBoundaryHasStylesToHoist = false;
    var destinationHasCapacity = true;
    function flushStyleTagsLateForBoundary(styleQueue) {
      var rules = styleQueue.rules, hrefs = styleQueue.hrefs, i = 0;
      if (hrefs.length) {
        this.push(currentlyFlushingRenderState.startInlineStyle);
        this.push(' media="not all" data-precedence="');
        this.push(styleQueue.precedence);
        for (this.push('" data-href="'); i < hrefs.length - 1; i++)
          this.push(hrefs[i]), this.push(" ");
        this.push(hrefs[i]);
        this.push('">');
        for (i = 0; i < rules.length; i++) this.push(rules[i]);
        destinationHasCapacity = this.push("</style>");
        currentlyRenderingBoundaryHasStylesToHoist = true;
        rules.length = 0;
        hrefs.length = 0;
      }
    }
    function hasStylesToHoist(stylesheet) {
      return 2 !== stylesheet.state ? currentlyRenderingBoundaryHasStylesToHoist = true : false;
    }
    function writeHoistablesForBoundary(destination, hoistableState, renderState) {
      currentlyRenderingBoundaryHasStylesToHoist = false;
      destinationHasCapacity = true;
      currentlyFlushingRenderState = renderState;
      hoistableState.styles.forEach(flushStyleTagsLateForBoundary, destination);
      currentlyFlushingRenderState = null;
      hoistableState.stylesheets.forEach(hasStylesToHoist);
      currentlyRenderingBoundaryHasStylesToHoist && (renderState.stylesToHoist = true);
      return destinationHasCapacity;
    }
    function flushResource(resource) {
      for (var i = 0; i < resource.length; i++) this.push(resource[i]);
      resource.length = 0;
    }
    var stylesheetFlushingQueue = [];
    function flushStyleInPreamble(stylesheet) {
      pushLinkImpl(stylesheetFlushingQueue, stylesheet.props);
      for (var i = 0; i < stylesheetFlushingQueue.length; i++)
        this.push(stylesheetFlushingQueue[i]);
      stylesheetFlushingQueue.length = 0;
      stylesheet.state = 2;
    }
    function flushStylesInPreamble(styleQueue) {
      var hasStylesheets = 0 < styleQueue.sheets.size;
      styleQueue.sheets.forEach(flushStyleInPreamble, this);
      styleQueue.sheets.clear();
      var rules = styleQueue.rules, hrefs = styleQueue.hrefs;
      if (!hasStylesheets || hrefs.length) {
        this.push(currentlyFlushingRenderState.startInlineStyle);
        this.push(' data-precedence="');
        this.push(styleQueue.precedence);
        styleQueue = 0;
        if (hrefs.length) {
          for (this.push('" data-href="'); styleQueue < hrefs.length - 1; styleQueue++)
            this.push(hrefs[styleQueue]), this.push(" ");
          this.push(hrefs[styleQueue]);
        }
        this.push('">');
        for (styleQueue = 0; styleQueue < rules.length; styleQueue++)
          this.push(rules[styleQueue]);
        this.push("</style>");
        rules.length = 0;
        hrefs.length = 0;
      }
    }
    function preloadLateStyle(stylesheet) {
      if (0 === stylesheet.state) {
        stylesheet.state = 1;
        var props = stylesheet.props;
        pushLinkImpl(stylesheetFlushingQueue, {
          rel: "preload",
          as: "style",
          href: stylesheet.props.href,
          crossOrigin: props.crossOrigin,
          fetchPriority: props.fetchPriority,
          integrity: props.integrity,
          media: props.media,
          hrefLang: props.hrefLang,
          referrerPolicy: props.referrerPolicy
        });
        for (stylesheet = 0; stylesheet < stylesheetFlushingQueue.length; stylesheet++)
          this.push(stylesheetFlushingQueue[stylesheet]);
        stylesheetFlushingQueue.length = 0;
      }
    }
    function preloadLateStyles(styleQueue) {
      styleQueue.sheets.forEach(preloadLateStyle, this);
      styleQueue.sheets.clear();
    }
    function pushCompletedShellIdAttribute(target, resumableState) {
      0 === (resumableState.instructions & 32) && (resumableState.instructions |= 32, target.push(
        ' id="',
        escapeTextForBrowser("_" + resumableState.idPrefix + "R_"),
        '"'
      ));
    }
    function writeStyleResourceDependenciesInJS(destination, hoistableState) {
      destination.push("[");
      var nextArrayOpenBrackChunk = "[";
      hoistableState.stylesheets.forEach(function(resource) {
        if (2 !== resource.state)
          if (3 === resource.state)
            destination.push(nextArrayOpenBrackChunk), resource = escapeJSObjectForInstructionScripts(
              "" + resource.props.href
            ), destination.push(resource), destination.push("]"), nextArrayOpenBrackChunk = ",[";
          else {
            destination.push(nextArrayOpenBrackChunk);
            var precedence = resource.props["data-precedence"], props = resource.props, coercedHref = sanitizeURL("" + resource.props.href);
            coercedHref = escapeJSObjectForInstructionScripts(coercedHref);
            destination.push(coercedHref);
            precedence = "" + precedence;
            destination.push(",");
            precedence = escapeJSObjectForInstructionScripts(precedence);
            destination.push(precedence);
            for (var propKey in props)
              if (hasOwnProperty.call(props, propKey) && (precedence = props[propKey], null != precedence))
                switch (propKey) {
                  case "href":
                  case "rel":
                  case "precedence":
                  case "data-precedence":
                    break;
                  case "children":
                  case "dangerouslySetInnerHTML":
                    throw Error(
                      "link is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`."
                    );
                  default:
                    writeStyleResourceAttributeInJS(
                      destination,
                      propKey,
                      precedence
                    );
                }
            destination.push("]");
            nextArrayOpenBrackChunk = ",[";
            resource.state = 3;
          }
      });
      destination.push("]");
    }
    function writeStyleResourceAttributeInJS(destination, name, value) {
      var attributeName = name.toLowerCase();
      switch (typeof value) {
        case "function":
        case "symbol":
          return;
      }
      switch (name) {
        case "innerHTML":
        case "dangerouslySetInnerHTML":
        case "suppressContentEditableWarning":
        case "suppressHydrationWarning":
        case "style":
        case "ref":
          return;
        case "className":
          attributeName = "class";
          name = "" + value;
          break;
        case "hidden":
          if (false === value) return;
          name = "";
          break;
        case "src":
        case "href":
          value = sanitizeURL(value);
          name = "" + value;
          break;
        default:
          if (2 < name.length && ("o" === name[0] || "O" === name[0]) && ("n" === name[1] || "N" === name[1]) || !isAttributeNameSafe(name))
            return;
          name = "" + value;
      }
      destination.push(",");
      attributeName = escapeJSObjectForInstructionScripts(attributeName);
      destination.push(attributeName);
      destination.push(",");
      attributeName = escapeJSObjectForInstructionScripts(name);
      destination.push(attributeName);
    }
    function createHoistableState() {
      return { styles: /* @__PURE__ */ new Set(), stylesheets: /* @__PURE__ */ new Set(), suspenseyImages: false };
    }
    function prefetchDNS(href) {
      var request = currentRequest ? currentRequest : null;
      if (request) {
        var resumableState = request.resumableState, renderState = request.renderState;
        if ("string" === typeof href && href) {
          if (!resumableState.dnsResources.hasOwnProperty(href)) {
            resumableState.dnsResources[href] = null;
            resumableState = renderState.headers;
            var header, JSCompiler_temp;
            if (JSCompiler_temp = resumableState && 0 < resumableState.remainingCapacity)
              JSCompiler_temp = (header = "<" + ("" + href).replace(
                regexForHrefInLinkHeaderURLContext,
                escapeHrefForLinkHeaderURLContextReplacer
              ) + ">; rel=dns-prefetch", 0 <= (resumableState.remainingCapacity -= header.length + 2));
            JSCompiler_temp ? (renderState.resets.dns[href] = null, resumableState.preconnects && (resumableState.preconnects += ", "), resumableState.preconnects += header) : (header = [], pushLinkImpl(header, { href, rel: "dns-prefetch" }), renderState.preconnects.add(header));
          }
          enqueueFlush(request);
        }
      } else previousDispatcher.D(href);
    }
    function preconnect(href, crossOrigin) {
      var request = currentRequest ? currentRequest : null;
      if (request) {
        var resumableState = request.resumableState, renderState = request.renderState;
        if ("string" === typeof href && href) {
          var bucket = "use-credentials" === crossOrigin ? "credentials" : "string" === typeof crossOrigin ? "anonymous" : "default";
          if (!resumableState.connectResources[bucket].hasOwnProperty(href)) {
            resumableState.connectResources[bucket][href] = null;
            resumableState = renderState.headers;
            var header, JSCompiler_temp;
            if (JSCompiler_temp = resumableState && 0 < resumableState.remainingCapacity) {
              JSCompiler_temp = "<" + ("" + href).replace(
                regexForHrefInLinkHeaderURLContext,
                escapeHrefForLinkHeaderURLContextReplacer
              ) + ">; rel=preconnect";
              if ("string" === typeof crossOrigin) {
                var escapedCrossOrigin = ("" + crossOrigin).replace(
                  regexForLinkHeaderQuotedParamValueContext,
                  escapeStringForLinkHeaderQuotedParamValueContextReplacer
                );
                JSCompiler_temp += '; crossorigin="' + escapedCrossOrigin + '"';
              }
              JSCompiler_temp = (header = JSCompiler_temp, 0 <= (resumableState.remainingCapacity -= header.length + 2));
            }
            JSCompiler_temp ? (renderState.resets.connect[bucket][href] = null, resumableState.preconnects && (resumableState.preconnects += ", "), resumableState.preconnects += header) : (bucket = [], pushLinkImpl(bucket, {
              rel: "preconnect",
              href,
              crossOrigin
            }), renderState.preconnects.add(bucket));
          }
          enqueueFlush(request);
        }
      } else previousDispatcher.C(href, crossOrigin);
    }
    function preload(href, as, options) {
      var request = currentRequest ? currentRequest : null;
      if (request) {
        var resumableState = request.resumableState, renderState = request.renderState;
        if (as && href) {
          switch (as) {
            case "image":
              if (options) {
                var imageSrcSet = options.imageSrcSet;
                var imageSizes = options.imageSizes;
                var fetchPriority = options.fetchPriority;
              }
              var key = imageSrcSet ? imageSrcSet + "\n" + (imageSizes || "") : href;
              if (resumableState.imageResources.hasOwnProperty(key)) return;
              resumableState.imageResources[key] = PRELOAD_NO_CREDS;
              resumableState = renderState.headers;
              var header;
              resumableState && 0 < resumableState.remainingCapacity && "string" !== typeof imageSrcSet && "high" === fetchPriority && (header = getPreloadAsHeader(href, as, options), 0 <= (resumableState.remainingCapacity -= header.length + 2)) ? (renderState.resets.image[key] = PRELOAD_NO_CREDS, resumableState.highImagePreloads && (resumableState.highImagePreloads += ", "), resumableState.highImagePreloads += header) : (resumableState = [], pushLinkImpl(
                resumableState,
                assign(
                  { rel: "preload", href: imageSrcSet ? void 0 : href, as },
                  options
                )
              ), "high" === fetchPriority ? renderState.highImagePreloads.add(resumableState) : (renderState.bulkPreloads.add(resumableState), renderState.preloads.images.set(key, resumableState)));
              break;
            case "style":
              if (resumableState.styleResources.hasOwnProperty(href)) return;
              imageSrcSet = [];
              pushLinkImpl(
                imageSrcSet,
                assign({ rel: "preload", href, as }, options)
              );
              resumableState.styleResources[href] = !options || "string" !== typeof options.crossOrigin && "string" !== typeof options.integrity ? PRELOAD_NO_CREDS : [options.crossOrigin, options.integrity];
              renderState.preloads.stylesheets.set(href, imageSrcSet);
              renderState.bulkPreloads.add(imageSrcSet);
              break;
            case "script":
              if (resumableState.scriptResources.hasOwnProperty(href)) return;
              imageSrcSet = [];
              renderState.preloads.scripts.set(href, imageSrcSet);
              renderState.bulkPreloads.add(imageSrcSet);
              pushLinkImpl(
                imageSrcSet,
                assign({ rel: "preload", href, as }, options)
              );
              resumableState.scriptResources[href] = !options || "string" !== typeof options.crossOrigin && "string" !== typeof options.integrity ? PRELOAD_NO_CREDS : [options.crossOrigin, options.integrity];
              break;
            default:
              if (resumableState.unknownResources.hasOwnProperty(as)) {
                if (imageSrcSet = resumableState.unknownResources[as], imageSrcSet.hasOwnProperty(href))
                  return;
              } else
                imageSrcSet = {}, resumableState.unknownResources[as] = imageSrcSet;
              imageSrcSet[href] = PRELOAD_NO_CREDS;
              if ((resumableState = renderState.headers) && 0 < resumableState.remainingCapacity && "font" === as && (key = getPreloadAsHeader(href, as, options), 0 <= (resumableState.remainingCapacity -= key.length + 2)))
                renderState.resets.font[href] = PRELOAD_NO_CREDS, resumableState.fontPreloads && (resumableState.fontPreloads += ", "), resumableState.fontPreloads += key;
              else
                switch (resumableState = [], href = assign({ rel: "preload", href, as }, options), pushLinkImpl(resumableState, href), as) {
                  case "font":
                    renderState.fontPreloads.add(resumableState);
                    break;
                  default:
                    renderState.bulkPreloads.add(resumableState);
                }
          }
          enqueueFlush(request);
        }
      } else previousDispatcher.L(href, as, options);
    }
    function preloadModule(href, options) {
      var request = currentRequest ? currentRequest : null;
      if (request) {
        var resumableState = request.resumableState, renderState = request.renderState;
        if (href) {
          var as = options && "string" === typeof options.as ? options.as : "script";
          switch (as) {
            case "script":
              if (resumableState.moduleScriptResources.hasOwnProperty(href)) return;
              as = [];
              resumableState.moduleScriptResources[href] = !options || "string" !== typeof options.crossOrigin && "string" !== typeof options.integrity ? PRELOAD_NO_CREDS : [options.crossOrigin, options.integrity];
              renderState.preloads.moduleScripts.set(href, as);
              break;
            default:
              if (resumableState.moduleUnknownResources.hasOwnProperty(as)) {
                var resources = resumableState.moduleUnknownResources[as];
                if (resources.hasOwnProperty(href)) return;
              } else
                resources = {}, resumableState.moduleUnknownResources[as] = resources;
              as = [];
              resources[href] = PRELOAD_NO_CREDS;
          }
          pushLinkImpl(as, assign({ rel: "modulepreload", href }, options));
          renderState.bulkPreloads.add(as);
          enqueueFlush(request);
        }
      } else previousDispatcher.m(href, options);
    }
    function preinitStyle(href, precedence, options) {
      var request = currentRequest ? currentRequest : null;
      if (request) {
        var resumableState = request.resumableState, renderState = request.renderState;
        if (href) {
          precedence = precedence || "default";
          var styleQueue = renderState.styles.get(precedence), resourceState = resumableState.styleResources.hasOwnProperty(href) ? resumableState.styleResources[href] : void 0;
          null !== resourceState && (resumableState.styleResources[href] = null, styleQueue || (styleQueue = {
            precedence: escapeTextForBrowser(precedence),
            rules: [],
            hrefs: [],
            sheets: /* @__PURE__ */ new Map()
          }, renderState.styles.set(precedence, styleQueue)), precedence = {
            state: 0,
            props: assign(
              { rel: "stylesheet", href, "data-precedence": precedence },
              options
            )
          }, resourceState && (2 === resourceState.length && adoptPreloadCredentials(precedence.props, resourceState), (renderState = renderState.preloads.stylesheets.get(href)) && 0 < renderState.length ? renderState.length = 0 : precedence.state = 1), styleQueue.sheets.set(href, precedence), enqueueFlush(request));
        }
      } else previousDispatcher.S(href, precedence, options);
    }
    function preinitScript(src, options) {
      var request = currentRequest ? currentRequest : null;
      if (request) {
        var resumableState = request.resumableState, renderState = request.renderState;
        if (src) {
          var resourceState = resumableState.scriptResources.hasOwnProperty(src) ? resumableState.scriptResources[src] : void 0;
          null !== resourceState && (resumableState.scriptResources[src] = null, options = assign({ src, async: true }, options), resourceState && (2 === resourceState.length && adoptPreloadCredentials(options, resourceState), src = renderState.preloads.scripts.get(src)) && (src.length = 0), src = [], renderState.scripts.add(src), pushScriptImpl(src, options), enqueueFlush(request));
        }
      } else previousDispatcher.X(src, options);
    }
    function preinitModuleScript(src, options) {
      var request = currentRequest ? currentRequest : null;
      if (request) {
        var resumableState = request.resumableState, renderState = request.renderState;
        if (src) {
          var resourceState = resumableState.moduleScriptResources.hasOwnProperty(
            src
          ) ? resumableState.moduleScriptResources[src] : void 0;
          null !== resourceState && (resumableState.moduleScriptResources[src] = null, options = assign({ src, type: "module", async: true }, options), resourceState && (2 === resourceState.length && adoptPreloadCredentials(options, resourceState), src = renderState.preloads.moduleScripts.get(src)) && (src.length = 0), src = [], renderState.scripts.add(src), pushScriptImpl(src, options), enqueueFlush(request));
        }
      } else previousDispatcher.M(src, options);
    }
    function adoptPreloadCredentials(target, preloadState) {
      null == target.crossOrigin && (target.crossOrigin = preloadState[0]);
      null == target.integrity && (target.integrity = preloadState[1]);
    }
    function getPreloadAsHeader(href, as, params) {
      href = ("" + href).replace(
        regexForHrefInLinkHeaderURLContext,
        escapeHrefForLinkHeaderURLContextReplacer
      );
      as = ("" + as).replace(
        regexForLinkHeaderQuotedParamValueContext,
        escapeStringForLinkHeaderQuotedParamValueContextReplacer
      );
      as = "<" + href + '>; rel=preload; as="' + as + '"';
      for (var paramName in params)
        hasOwnProperty.call(params, paramName) && (href = params[paramName], "string" === typeof href && (as += "; " + paramName.toLowerCase() + '="' + ("" + href).replace(
          regexForLinkHeaderQuotedParamValueContext,
          escapeStringForLinkHeaderQuotedParamValueContextReplacer
        ) + '"'));
      return as;
    }
    var regexForHrefInLinkHeaderURLContext = /[<>\r\n]/g;
    function escapeHrefForLinkHeaderURLContextReplacer(match) {
      switch (match) {
        case "<":
          return "%3C";
        case ">":
          return "%3E";
        case "\n":
          return "%0A";
        case "\r":
          return "%0D";
        default:
          throw Error(
            "escapeLinkHrefForHeaderContextReplacer encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React"
          );
      }
    }
    var regexForLinkHeaderQuotedParamValueContext = /["';,\r\n]/g;
    function escapeStringForLinkHeaderQuotedParamValueContextReplacer(match) {
      switch (match) {
        case '"':
          return "%22";
        case "'":
          return "%27";
        case ";":
          return "%3B";
        case ",":
          return "%2C";
        case "\n":
          return "%0A";
        case "\r":
          return "%0D";
        default:
          throw Error(
            "escapeStringForLinkHeaderQuotedParamValueContextReplacer encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React"
          );
      }
    }
    function hoistStyleQueueDependency(styleQueue) {
      this.styles.add(styleQueue);
    }
    function hoistStylesheetDependency(stylesheet) {
      this.stylesheets.add(stylesheet);
    }
    function hoistHoistables(parentState, childState) {
      childState.styles.forEach(hoistStyleQueueDependency, parentState);
      childState.stylesheets.forEach(hoistStylesheetDependency, parentState);
      childState.suspenseyImages && (parentState.suspenseyImages = true);
    }
    function createRenderState(resumableState, generateStaticMarkup) {
      var idPrefix = resumableState.idPrefix, bootstrapChunks = [], bootstrapScriptContent = resumableState.bootstrapScriptContent, bootstrapScripts = resumableState.bootstrapScripts, bootstrapModules = resumableState.bootstrapModules;
      void 0 !== bootstrapScriptContent && (bootstrapChunks.push("<script"), pushCompletedShellIdAttribute(bootstrapChunks, resumableState), bootstrapChunks.push(
        ">",
        ("" + bootstrapScriptContent).replace(scriptRegex, scriptReplacer),
        "</script>"
      ));
      bootstrapScriptContent = idPrefix + "P:";
      var JSCompiler_object_inline_segmentPrefix_1724 = idPrefix + "S:";
      idPrefix += "B:";
      var JSCompiler_object_inline_preconnects_1738 = /* @__PURE__ */ new Set(), JSCompiler_object_inline_fontPreloads_1739 = /* @__PURE__ */ new Set(), JSCompiler_object_inline_highImagePreloads_1740 = /* @__PURE__ */ new Set(), JSCompiler_object_inline_styles_1741 = /* @__PURE__ */ new Map(), JSCompiler_object_inline_bootstrapScripts_1742 = /* @__PURE__ */ new Set(), JSCompiler_object_inline_scripts_1743 = /* @__PURE__ */ new Set(), JSCompiler_object_inline_bulkPreloads_1744 = /* @__PURE__ */ new Set(), JSCompiler_object_inline_preloads_1745 = {
        images: /* @__PURE__ */ new Map(),
        stylesheets: /* @__PURE__ */ new Map(),
        scripts: /* @__PURE__ */ new Map(),
        moduleScripts: /* @__PURE__ */ new Map()
      };
      if (void 0 !== bootstrapScripts)
        for (var i = 0; i < bootstrapScripts.length; i++) {
          var scriptConfig = bootstrapScripts[i], src, crossOrigin = void 0, integrity = void 0, props = {
            rel: "preload",
            as: "script",
            fetchPriority: "low",
            nonce: void 0
          };
          "string" === typeof scriptConfig ? props.href = src = scriptConfig : (props.href = src = scriptConfig.src, props.integrity = integrity = "string" === typeof scriptConfig.integrity ? scriptConfig.integrity : void 0, props.crossOrigin = crossOrigin = "string" === typeof scriptConfig || null == scriptConfig.crossOrigin ? void 0 : "use-credentials" === scriptConfig.crossOrigin ? "use-credentials" : "");
          scriptConfig = resumableState;
          var href = src;
          scriptConfig.scriptResources[href] = null;
          scriptConfig.moduleScriptResources[href] = null;
          scriptConfig = [];
          pushLinkImpl(scriptConfig, props);
          JSCompiler_object_inline_bootstrapScripts_1742.add(scriptConfig);
          bootstrapChunks.push('<script src="', escapeTextForBrowser(src), '"');
          "string" === typeof integrity && bootstrapChunks.push(
            ' integrity="',
            escapeTextForBrowser(integrity),
            '"'
          );
          "string" === typeof crossOrigin && bootstrapChunks.push(
            ' crossorigin="',
            escapeTextForBrowser(crossOrigin),
            '"'
          );
          pushCompletedShellIdAttribute(bootstrapChunks, resumableState);
          bootstrapChunks.push(' async=""></script>');
        }
      if (void 0 !== bootstrapModules)
        for (bootstrapScripts = 0; bootstrapScripts < bootstrapModules.length; bootstrapScripts++)
          props = bootstrapModules[bootstrapScripts], crossOrigin = src = void 0, integrity = {
            rel: "modulepreload",
            fetchPriority: "low",
            nonce: void 0
          }, "string" === typeof props ? integrity.href = i = props : (integrity.href = i = props.src, integrity.integrity = crossOrigin = "string" === typeof props.integrity ? props.integrity : void 0, integrity.crossOrigin = src = "string" === typeof props || null == props.crossOrigin ? void 0 : "use-credentials" === props.crossOrigin ? "use-credentials" : ""), props = resumableState, scriptConfig = i, props.scriptResources[scriptConfig] = null, props.moduleScriptResources[scriptConfig] = null, props = [], pushLinkImpl(props, integrity), JSCompiler_object_inline_bootstrapScripts_1742.add(props), bootstrapChunks.push(
            '<script type="module" src="',
            escapeTextForBrowser(i),
            '"'
          ), "string" === typeof crossOrigin && bootstrapChunks.push(
            ' integrity="',
            escapeTextForBrowser(crossOrigin),
            '"'
          ), "string" === typeof src && bootstrapChunks.push(
            ' crossorigin="',
            escapeTextForBrowser(src),
            '"'
          ), pushCompletedShellIdAttribute(bootstrapChunks, resumableState), bootstrapChunks.push(' async=""></script>');
      return {
        placeholderPrefix: bootstrapScriptContent,
        segmentPrefix: JSCompiler_object_inline_segmentPrefix_1724,
        boundaryPrefix: idPrefix,
        startInlineScript: "<script",
        startInlineStyle: "<style",
        preamble: { htmlChunks: null, headChunks: null, bodyChunks: null },
        externalRuntimeScript: null,
        bootstrapChunks,
        importMapChunks: [],
        onHeaders: void 0,
        headers: null,
        resets: {
          font: {},
          dns: {},
          connect: { default: {}, anonymous: {}, credentials: {} },
          image: {},
          style: {}
        },
        charsetChunks: [],
        viewportChunks: [],
        hoistableChunks: [],
        preconnects: JSCompiler_object_inline_preconnects_1738,
        fontPreloads: JSCompiler_object_inline_fontPreloads_1739,
        highImagePreloads: JSCompiler_object_inline_highImagePreloads_1740,
        styles: JSCompiler_object_inline_styles_1741,
        bootstrapScripts: JSCompiler_object_inline_bootstrapScripts_1742,
        scripts: JSCompiler_object_inline_scripts_1743,
        bulkPreloads: JSCompiler_object_inline_bulkPreloads_1744,
        preloads: JSCompiler_object_inline_preloads_1745,
        nonce: { script: void 0, style: void 0 },
        stylesToHoist: false,
        generateStaticMarkup
      };
    }
    function pushTextInstance(target, text2, renderState, textEmbedded) {
      if (renderState.generateStaticMarkup)
        return target.push(escapeTextForBrowser(text2)), false;
      "" === text2 ? target = textEmbedded : (textEmbedded && target.push("<!-- -->"), target.push(escapeTextForBrowser(text2)), target = true);
      return target;
    }
    function pushSegmentFinale(target, renderState, lastPushedText, textEmbedded) {
      renderState.generateStaticMarkup || lastPushedText && textEmbedded && target.push("<!-- -->");
    }
    var bind = Function.prototype.bind;
    var REACT_CLIENT_REFERENCE = /* @__PURE__ */ Symbol.for("react.client.reference");
    function getComponentNameFromType(type) {
      if (null == type) return null;
      if ("function" === typeof type)
        return type.$$typeof === REACT_CLIENT_REFERENCE ? null : type.displayName || type.name || null;
      if ("string" === typeof type) return type;
      switch (type) {
        case REACT_FRAGMENT_TYPE:
          return "Fragment";
        case REACT_PROFILER_TYPE:
          return "Profiler";
        case REACT_STRICT_MODE_TYPE:
          return "StrictMode";
        case REACT_SUSPENSE_TYPE:
          return "Suspense";
        case REACT_SUSPENSE_LIST_TYPE:
          return "SuspenseList";
        case REACT_ACTIVITY_TYPE:
          return "Activity";
        case REACT_VIEW_TRANSITION_TYPE:
          return "ViewTransition";
      }
      if ("object" === typeof type)
        switch (type.$$typeof) {
          case REACT_PORTAL_TYPE:
            return "Portal";
          case REACT_CONTEXT_TYPE:
            return type.displayName || "Context";
          case REACT_CONSUMER_TYPE:
            return (type._context.displayName || "Context") + ".Consumer";
          case REACT_FORWARD_REF_TYPE:
            var innerType = type.render;
            type = type.displayName;
            type || (type = innerType.displayName || innerType.name || "", type = "" !== type ? "ForwardRef(" + type + ")" : "ForwardRef");
            return type;
          case REACT_MEMO_TYPE:
            return innerType = type.displayName || null, null !== innerType ? innerType : getComponentNameFromType(type.type) || "Memo";
          case REACT_LAZY_TYPE:
            innerType = type._payload;
            type = type._init;
            try {
              return getComponentNameFromType(type(innerType));
            } catch (x) {
            }
        }
      return null;
    }
    var emptyContextObject = {};
    var currentActiveSnapshot = null;
    function popToNearestCommonAncestor(prev, next) {
      if (prev !== next) {
        prev.context._currentValue2 = prev.parentValue;
        prev = prev.parent;
        var parentNext = next.parent;
        if (null === prev) {
          if (null !== parentNext)
            throw Error(
              "The stacks must reach the root at the same time. This is a bug in React."
            );
        } else {
          if (null === parentNext)
            throw Error(
              "The stacks must reach the root at the same time. This is a bug in React."
            );
          popToNearestCommonAncestor(prev, parentNext);
        }
        next.context._currentValue2 = next.value;
      }
    }
    function popAllPrevious(prev) {
      prev.context._currentValue2 = prev.parentValue;
      prev = prev.parent;
      null !== prev && popAllPrevious(prev);
    }
    function pushAllNext(next) {
      var parentNext = next.parent;
      null !== parentNext && pushAllNext(parentNext);
      next.context._currentValue2 = next.value;
    }
    function popPreviousToCommonLevel(prev, next) {
      prev.context._currentValue2 = prev.parentValue;
      prev = prev.parent;
      if (null === prev)
        throw Error(
          "The depth must equal at least at zero before reaching the root. This is a bug in React."
        );
      prev.depth === next.depth ? popToNearestCommonAncestor(prev, next) : popPreviousToCommonLevel(prev, next);
    }
    function popNextToCommonLevel(prev, next) {
      var parentNext = next.parent;
      if (null === parentNext)
        throw Error(
          "The depth must equal at least at zero before reaching the root. This is a bug in React."
        );
      prev.depth === parentNext.depth ? popToNearestCommonAncestor(prev, parentNext) : popNextToCommonLevel(prev, parentNext);
      next.context._currentValue2 = next.value;
    }
    function switchContext(newSnapshot) {
      var prev = currentActiveSnapshot;
      prev !== newSnapshot && (null === prev ? pushAllNext(newSnapshot) : null === newSnapshot ? popAllPrevious(prev) : prev.depth === newSnapshot.depth ? popToNearestCommonAncestor(prev, newSnapshot) : prev.depth > newSnapshot.depth ? popPreviousToCommonLevel(prev, newSnapshot) : popNextToCommonLevel(prev, newSnapshot), currentActiveSnapshot = newSnapshot);
    }
    var classComponentUpdater = {
      enqueueSetState: function(inst, payload) {
        inst = inst._reactInternals;
        null !== inst.queue && inst.queue.push(payload);
      },
      enqueueReplaceState: function(inst, payload) {
        inst = inst._reactInternals;
        inst.replace = true;
        inst.queue = [payload];
      },
      enqueueForceUpdate: function() {
      }
    };
    var emptyTreeContext = { id: 1, overflow: "" };
    function getTreeId(context) {
      var overflow = context.overflow;
      context = context.id;
      return (context & ~(1 << 32 - clz32(context) - 1)).toString(32) + overflow;
    }
    function pushTreeContext(baseContext, totalChildren, index) {
      var baseIdWithLeadingBit = baseContext.id;
      baseContext = baseContext.overflow;
      var baseLength = 32 - clz32(baseIdWithLeadingBit) - 1;
      baseIdWithLeadingBit &= ~(1 << baseLength);
      index += 1;
      var length = 32 - clz32(totalChildren) + baseLength;
      if (30 < length) {
        var numberOfOverflowBits = baseLength - baseLength % 5;
        length = (baseIdWithLeadingBit & (1 << numberOfOverflowBits) - 1).toString(32);
        baseIdWithLeadingBit >>= numberOfOverflowBits;
        baseLength -= numberOfOverflowBits;
        return {
          id: 1 << 32 - clz32(totalChildren) + baseLength | index << baseLength | baseIdWithLeadingBit,
          overflow: length + baseContext
        };
      }
      return {
        id: 1 << length | index << baseLength | baseIdWithLeadingBit,
        overflow: baseContext
      };
    }
    var clz32 = Math.clz32 ? Math.clz32 : clz32Fallback;
    var log = Math.log;
    var LN2 = Math.LN2;
    function clz32Fallback(x) {
      x >>>= 0;
      return 0 === x ? 32 : 31 - (log(x) / LN2 | 0) | 0;
    }
    function noop() {
    }
    var SuspenseException = Error(
      "Suspense Exception: This is not a real error! It's an implementation detail of `use` to interrupt the current render. You must either rethrow it immediately, or move the `use` call outside of the `try/catch` block. Capturing without rethrowing will lead to unexpected behavior.\n\nTo handle async errors, wrap your component in an error boundary, or call the promise's `.catch` method and pass the result to `use`."
    );
    function trackUsedThenable(thenableState2, thenable, index) {
      index = thenableState2[index];
      void 0 === index ? thenableState2.push(thenable) : index !== thenable && (thenable.then(noop, noop), thenable = index);
      switch (thenable.status) {
        case "fulfilled":
          return thenable.value;
        case "rejected":
          thenableState2 = thenable.reason;
          if (void 0 === thenableState2 && !("reason" in thenable))
            throw Error(
              "A rejected Promise was passed to React without a `reason` property. React threw a generic error from where the Promise was used to assist in identifying the problematic Promise. Make sure that instrumented Promises correctly set the `reason` property when setting `status` to `'rejected'`."
            );
          throw thenableState2;
        default:
          "string" === typeof thenable.status ? thenable.then(noop, noop) : (thenableState2 = thenable, thenableState2.status = "pending", thenableState2.then(
            function(fulfilledValue) {
              if ("pending" === thenable.status) {
                var fulfilledThenable = thenable;
                fulfilledThenable.status = "fulfilled";
                fulfilledThenable.value = fulfilledValue;
              }
            },
            function(error) {
              if ("pending" === thenable.status) {
                var rejectedThenable = thenable;
                rejectedThenable.status = "rejected";
                rejectedThenable.reason = error;
              }
            }
          ));
          switch (thenable.status) {
            case "fulfilled":
              return thenable.value;
            case "rejected":
              throw thenable.reason;
          }
          suspendedThenable = thenable;
          throw SuspenseException;
      }
    }
    var suspendedThenable = null;
    function getSuspendedThenable() {
      if (null === suspendedThenable)
        throw Error(
          "Expected a suspended thenable. This is a bug in React. Please file an issue."
        );
      var thenable = suspendedThenable;
      suspendedThenable = null;
      return thenable;
    }
    function is(x, y) {
      return x === y && (0 !== x || 1 / x === 1 / y) || x !== x && y !== y;
    }
    var objectIs = "function" === typeof Object.is ? Object.is : is;
    var currentlyRenderingComponent = null;
    var currentlyRenderingTask = null;
    var currentlyRenderingRequest = null;
    var currentlyRenderingKeyPath = null;
    var firstWorkInProgressHook = null;
    var workInProgressHook = null;
    var isReRender = false;
    var didScheduleRenderPhaseUpdate = false;
    var localIdCounter = 0;
    var actionStateCounter = 0;
    var actionStateMatchingIndex = -1;
    var thenableIndexCounter = 0;
    var thenableState = null;
    function createRecoverableError(recoverable) {
      recoverable = recoverable._reason;
      if ("function" === typeof recoverable)
        try {
          var initializedReason = recoverable();
        } catch ($jscomp$unused$catch) {
          initializedReason = "The reason for browser-only rendering could not be determined because its initializer threw.";
        }
      else initializedReason = recoverable;
      initializedReason = Error(
        "Browser-only rendering was requested by `browser()`.",
        void 0 === recoverable ? void 0 : { cause: initializedReason }
      );
      Object.defineProperty(initializedReason, REACT_RECOVERABLE_TYPE, {
        value: true
      });
      return initializedReason;
    }
    function isRecoverableError(error) {
      return "object" !== typeof error || null === error ? false : true === error[REACT_RECOVERABLE_TYPE];
    }
    function cloneRecoverableErrorAsFatal(recoverableError) {
      var fatalRecoverableError = Error(
        "The server render could not complete because client rendering was requested outside a Suspense boundary. See this error's cause for additional details.",
        hasOwnProperty.call(recoverableError, "cause") ? { cause: recoverableError.cause } : void 0
      );
      recoverableError = recoverableError.stack;
      if (void 0 !== recoverableError) {
        var frameStart = recoverableError.indexOf("\n");
        fatalRecoverableError.stack = fatalRecoverableError.name + ": " + fatalRecoverableError.message + (-1 === frameStart ? "" : recoverableError.slice(frameStart));
      } else fatalRecoverableError.stack = void 0;
      return fatalRecoverableError;
    }
    var renderPhaseUpdates = null;
    var numberOfReRenders = 0;
    function resolveCurrentlyRenderingComponent() {
      if (null === currentlyRenderingComponent)
        throw Error(
          "Invalid hook call. Hooks can only be called inside of the body of a function component. This could happen for one of the following reasons:\n1. You might have mismatching versions of React and the renderer (such as React DOM)\n2. You might be breaking the Rules of Hooks\n3. You might have more than one copy of React in the same app\nSee https://react.dev/link/invalid-hook-call for tips about how to debug and fix this problem."
        );
      return currentlyRenderingComponent;
    }
    function createHook() {
      if (0 < numberOfReRenders)
        throw Error("Rendered more hooks than during the previous render");
      return { memoizedState: null, queue: null, next: null };
    }
    function createWorkInProgressHook() {
      null === workInProgressHook ? null === firstWorkInProgressHook ? (isReRender = false, firstWorkInProgressHook = workInProgressHook = createHook()) : (isReRender = true, workInProgressHook = firstWorkInProgressHook) : null === workInProgressHook.next ? (isReRender = false, workInProgressHook = workInProgressHook.next = createHook()) : (isReRender = true, workInProgressHook = workInProgressHook.next);
      return workInProgressHook;
    }
    function getThenableStateAfterSuspending() {
      var state = thenableState;
      thenableState = null;
      return state;
    }
    function resetHooksState() {
      currentlyRenderingKeyPath = currentlyRenderingRequest = currentlyRenderingTask = currentlyRenderingComponent = null;
      didScheduleRenderPhaseUpdate = false;
      firstWorkInProgressHook = null;
      numberOfReRenders = 0;
      workInProgressHook = renderPhaseUpdates = null;
    }
    function basicStateReducer(state, action2) {
      return "function" === typeof action2 ? action2(state) : action2;
    }
    function useReducer(reducer, initialArg, init) {
      currentlyRenderingComponent = resolveCurrentlyRenderingComponent();
      workInProgressHook = createWorkInProgressHook();
      if (isReRender) {
        var queue = workInProgressHook.queue;
        initialArg = queue.dispatch;
        if (null !== renderPhaseUpdates && (init = renderPhaseUpdates.get(queue), void 0 !== init)) {
          renderPhaseUpdates.delete(queue);
          queue = workInProgressHook.memoizedState;
          do
            queue = reducer(queue, init.action), init = init.next;
          while (null !== init);
          workInProgressHook.memoizedState = queue;
          return [queue, initialArg];
        }
        return [workInProgressHook.memoizedState, initialArg];
      }
      reducer = reducer === basicStateReducer ? "function" === typeof initialArg ? initialArg() : initialArg : void 0 !== init ? init(initialArg) : initialArg;
      workInProgressHook.memoizedState = reducer;
      reducer = workInProgressHook.queue = { last: null, dispatch: null };
      reducer = reducer.dispatch = dispatchAction.bind(
        null,
        currentlyRenderingComponent,
        reducer
      );
      return [workInProgressHook.memoizedState, reducer];
    }
    function useMemo(nextCreate, deps) {
      currentlyRenderingComponent = resolveCurrentlyRenderingComponent();
      workInProgressHook = createWorkInProgressHook();
      deps = void 0 === deps ? null : deps;
      if (null !== workInProgressHook) {
        var prevState = workInProgressHook.memoizedState;
        if (null !== prevState && null !== deps) {
          var prevDeps = prevState[1];
          a: if (null === prevDeps) prevDeps = false;
          else {
            for (var i = 0; i < prevDeps.length && i < deps.length; i++)
              if (!objectIs(deps[i], prevDeps[i])) {
                prevDeps = false;
                break a;
              }
            prevDeps = true;
          }
          if (prevDeps) return prevState[0];
        }
      }
      nextCreate = nextCreate();
      workInProgressHook.memoizedState = [nextCreate, deps];
      return nextCreate;
    }
    function dispatchAction(componentIdentity, queue, action2) {
      if (25 <= numberOfReRenders)
        throw Error(
          "Too many re-renders. React limits the number of renders to prevent an infinite loop."
        );
      if (componentIdentity === currentlyRenderingComponent)
        if (didScheduleRenderPhaseUpdate = true, componentIdentity = { action: action2, next: null }, null === renderPhaseUpdates && (renderPhaseUpdates = /* @__PURE__ */ new Map()), action2 = renderPhaseUpdates.get(queue), void 0 === action2)
          renderPhaseUpdates.set(queue, componentIdentity);
        else {
          for (queue = action2; null !== queue.next; ) queue = queue.next;
          queue.next = componentIdentity;
        }
    }
    function throwOnUseEffectEventCall() {
      throw Error(
        "A function wrapped in useEffectEvent can't be called during rendering."
      );
    }
    function unsupportedStartTransition() {
      throw Error("startTransition cannot be called during server rendering.");
    }
    function unsupportedSetOptimisticState() {
      throw Error("Cannot update optimistic state while rendering.");
    }
    function useActionState(action2, initialState, permalink) {
      resolveCurrentlyRenderingComponent();
      var actionStateHookIndex = actionStateCounter++, request = currentlyRenderingRequest;
      if ("function" === typeof action2.$$FORM_ACTION) {
        var nextPostbackStateKey = null, componentKeyPath = currentlyRenderingKeyPath;
        request = request.formState;
        var isSignatureEqual = action2.$$IS_SIGNATURE_EQUAL;
        if (null !== request && "function" === typeof isSignatureEqual) {
          var postbackKey = request[1];
          isSignatureEqual.call(action2, request[2], request[3]) && (nextPostbackStateKey = void 0 !== permalink ? "p" + permalink : "k" + murmurhash3_32_gc(
            JSON.stringify([componentKeyPath, null, actionStateHookIndex]),
            0
          ), postbackKey === nextPostbackStateKey && (actionStateMatchingIndex = actionStateHookIndex, initialState = request[0]));
        }
        var boundAction = action2.bind(null, initialState);
        action2 = function(payload) {
          boundAction(payload);
        };
        "function" === typeof boundAction.$$FORM_ACTION && (action2.$$FORM_ACTION = function(prefix2) {
          prefix2 = boundAction.$$FORM_ACTION(prefix2);
          void 0 !== permalink && (permalink += "", prefix2.action = permalink);
          var formData = prefix2.data;
          formData && (null === nextPostbackStateKey && (nextPostbackStateKey = void 0 !== permalink ? "p" + permalink : "k" + murmurhash3_32_gc(
            JSON.stringify([
              componentKeyPath,
              null,
              actionStateHookIndex
            ]),
            0
          )), formData.append("$ACTION_KEY", nextPostbackStateKey));
          return prefix2;
        });
        return [initialState, action2, false];
      }
      var boundAction$22 = action2.bind(null, initialState);
      return [
        initialState,
        function(payload) {
          boundAction$22(payload);
        },
        false
      ];
    }
    function unwrapThenable(thenable) {
      var index = thenableIndexCounter;
      thenableIndexCounter += 1;
      null === thenableState && (thenableState = []);
      return trackUsedThenable(thenableState, thenable, index);
    }
    function unsupportedRefresh() {
      throw Error("Cache cannot be refreshed during server rendering.");
    }
    var HooksDispatcher = {
      readContext: function(context) {
        return context._currentValue2;
      },
      use: function(usable) {
        if (null !== usable && "object" === typeof usable) {
          if ("function" === typeof usable.then) return unwrapThenable(usable);
          if (usable.$$typeof === REACT_RECOVERABLE_TYPE)
            throw createRecoverableError(usable);
          if (usable.$$typeof === REACT_CONTEXT_TYPE)
            return usable._currentValue2;
        }
        throw Error("An unsupported type was passed to use(): " + String(usable));
      },
      useContext: function(context) {
        resolveCurrentlyRenderingComponent();
        return context._currentValue2;
      },
      useMemo,
      useReducer,
      useRef: function(initialValue) {
        currentlyRenderingComponent = resolveCurrentlyRenderingComponent();
        workInProgressHook = createWorkInProgressHook();
        var previousRef = workInProgressHook.memoizedState;
        return null === previousRef ? (initialValue = { current: initialValue }, workInProgressHook.memoizedState = initialValue) : previousRef;
      },
      useState: function(initialState) {
        return useReducer(basicStateReducer, initialState);
      },
      useInsertionEffect: noop,
      useLayoutEffect: noop,
      useCallback: function(callback, deps) {
        return useMemo(function() {
          return callback;
        }, deps);
      },
      useImperativeHandle: noop,
      useEffect: noop,
      useDebugValue: noop,
      useDeferredValue: function(value, initialValue) {
        resolveCurrentlyRenderingComponent();
        return void 0 !== initialValue ? initialValue : value;
      },
      useTransition: function() {
        resolveCurrentlyRenderingComponent();
        return [false, unsupportedStartTransition];
      },
      useId: function() {
        var treeId = getTreeId(currentlyRenderingTask.treeContext), resumableState = currentResumableState;
        if (null === resumableState)
          throw Error(
            "Invalid hook call. Hooks can only be called inside of the body of a function component."
          );
        var localId = localIdCounter++;
        return makeId(resumableState, treeId, localId);
      },
      useSyncExternalStore: function(subscribe, getSnapshot, getServerSnapshot) {
        if (void 0 === getServerSnapshot)
          throw Error(
            "Missing getServerSnapshot, which is required for server-rendered content. Will revert to client rendering."
          );
        return getServerSnapshot();
      },
      useOptimistic: function(passthrough) {
        resolveCurrentlyRenderingComponent();
        return [passthrough, unsupportedSetOptimisticState];
      },
      useActionState,
      useFormState: useActionState,
      useHostTransitionStatus: function() {
        resolveCurrentlyRenderingComponent();
        return sharedNotPendingObject;
      },
      useMemoCache: function(size) {
        for (var data = Array(size), i = 0; i < size; i++)
          data[i] = REACT_MEMO_CACHE_SENTINEL;
        return data;
      },
      useCacheRefresh: function() {
        return unsupportedRefresh;
      },
      useEffectEvent: function() {
        return throwOnUseEffectEventCall;
      }
    };
    var currentResumableState = null;
    var DefaultAsyncDispatcher = {
      getCacheForType: function() {
        throw Error("Not implemented.");
      },
      cacheSignal: function() {
        throw Error("Not implemented.");
      }
    };
    var prefix;
    var suffix;
    function describeBuiltInComponentFrame(name) {
      if (void 0 === prefix)
        try {
          throw Error();
        } catch (x) {
          var match = x.stack.trim().match(/\n( *(at )?)/);
          prefix = match && match[1] || "";
          suffix = -1 < x.stack.indexOf("\n    at") ? " (<anonymous>)" : -1 < x.stack.indexOf("@") ? "@unknown:0:0" : "";
        }
      return "\n" + prefix + name + suffix;
    }
    var reentry = false;
    function describeNativeComponentFrame(fn, construct) {
      if (!fn || reentry) return "";
      reentry = true;
      var previousPrepareStackTrace = Error.prepareStackTrace;
      Error.prepareStackTrace = void 0;
      try {
        var RunInRootFrame = {
          DetermineComponentFrameRoot: function() {
            try {
              if (construct) {
                var Fake = function() {
                  throw Error();
                };
                Object.defineProperty(Fake.prototype, "props", {
                  set: function() {
                    throw Error();
                  }
                });
                if ("object" === typeof Reflect && Reflect.construct) {
                  try {
                    Reflect.construct(Fake, []);
                  } catch (x) {
                    var control = x;
                  }
                  Reflect.construct(fn, [], Fake);
                } else {
                  try {
                    Fake.call();
                  } catch (x$24) {
                    control = x$24;
                  }
                  Fake = false;
                  try {
                    var prevProps = Object.getOwnPropertyDescriptor(
                      fn.prototype,
                      "props"
                    );
                    Object.defineProperty(fn.prototype, "props", {
                      configurable: true,
                      set: function() {
                        throw Error();
                      }
                    });
                    Fake = true;
                    new fn();
                  } finally {
                    Fake && (void 0 !== prevProps ? Object.defineProperty(fn.prototype, "props", prevProps) : delete fn.prototype.props);
                  }
                }
              } else {
                try {
                  throw Error();
                } catch (x$25) {
                  control = x$25;
                }
                (Fake = fn()) && "function" === typeof Fake.catch && Fake.catch(function() {
                });
              }
            } catch (sample) {
              if (sample && control && "string" === typeof sample.stack)
                return [sample.stack, control.stack];
            }
            return [null, null];
          }
        };
        RunInRootFrame.DetermineComponentFrameRoot.displayName = "DetermineComponentFrameRoot";
        var namePropDescriptor = Object.getOwnPropertyDescriptor(
          RunInRootFrame.DetermineComponentFrameRoot,
          "name"
        );
        namePropDescriptor && namePropDescriptor.configurable && Object.defineProperty(
          RunInRootFrame.DetermineComponentFrameRoot,
          "name",
          { value: "DetermineComponentFrameRoot" }
        );
        var _RunInRootFrame$Deter = RunInRootFrame.DetermineComponentFrameRoot(), sampleStack = _RunInRootFrame$Deter[0], controlStack = _RunInRootFrame$Deter[1];
        if (sampleStack && controlStack) {
          var sampleLines = sampleStack.split("\n"), controlLines = controlStack.split("\n");
          for (namePropDescriptor = RunInRootFrame = 0; RunInRootFrame < sampleLines.length && !sampleLines[RunInRootFrame].includes("DetermineComponentFrameRoot"); )
            RunInRootFrame++;
          for (; namePropDescriptor < controlLines.length && !controlLines[namePropDescriptor].includes(
            "DetermineComponentFrameRoot"
          ); )
            namePropDescriptor++;
          if (RunInRootFrame === sampleLines.length || namePropDescriptor === controlLines.length)
            for (RunInRootFrame = sampleLines.length - 1, namePropDescriptor = controlLines.length - 1; 1 <= RunInRootFrame && 0 <= namePropDescriptor && sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor]; )
              namePropDescriptor--;
          for (; 1 <= RunInRootFrame && 0 <= namePropDescriptor; RunInRootFrame--, namePropDescriptor--)
            if (sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor]) {
              if (1 !== RunInRootFrame || 1 !== namePropDescriptor) {
                do
                  if (RunInRootFrame--, namePropDescriptor--, 0 > namePropDescriptor || sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor]) {
                    var frame = "\n" + sampleLines[RunInRootFrame].replace(" at new ", " at ");
                    fn.displayName && frame.includes("<anonymous>") && (frame = frame.replace("<anonymous>", fn.displayName));
                    return frame;
                  }
                while (1 <= RunInRootFrame && 0 <= namePropDescriptor);
              }
              break;
            }
        }
      } finally {
        reentry = false, Error.prepareStackTrace = previousPrepareStackTrace;
      }
      return (previousPrepareStackTrace = fn ? fn.displayName || fn.name : "") ? describeBuiltInComponentFrame(previousPrepareStackTrace) : "";
    }
    function describeComponentStackByType(type) {
      if ("string" === typeof type) return describeBuiltInComponentFrame(type);
      if ("function" === typeof type)
        return type.prototype && type.prototype.isReactComponent ? describeNativeComponentFrame(type, true) : describeNativeComponentFrame(type, false);
      if ("object" === typeof type && null !== type) {
        switch (type.$$typeof) {
          case REACT_FORWARD_REF_TYPE:
            return describeNativeComponentFrame(type.render, false);
          case REACT_MEMO_TYPE:
            return describeNativeComponentFrame(type.type, false);
          case REACT_LAZY_TYPE:
            var lazyComponent = type, payload = lazyComponent._payload;
            lazyComponent = lazyComponent._init;
            try {
              type = lazyComponent(payload);
            } catch (x) {
              return describeBuiltInComponentFrame("Lazy");
            }
            return describeComponentStackByType(type);
        }
        if ("string" === typeof type.name) {
          a: {
            payload = type.name;
            lazyComponent = type.env;
            var location = type.debugLocation;
            if (null != location && (type = Error.prepareStackTrace, Error.prepareStackTrace = void 0, location = location.stack, Error.prepareStackTrace = type, location.startsWith("Error: react-stack-top-frame\n") && (location = location.slice(29)), type = location.indexOf("\n"), -1 !== type && (location = location.slice(type + 1)), type = location.indexOf("react_stack_bottom_frame"), -1 !== type && (type = location.lastIndexOf("\n", type)), type = -1 !== type ? location = location.slice(0, type) : "", location = type.lastIndexOf("\n"), type = -1 === location ? type : type.slice(location + 1), -1 !== type.indexOf(payload))) {
              payload = "\n" + type;
              break a;
            }
            payload = describeBuiltInComponentFrame(
              payload + (lazyComponent ? " [" + lazyComponent + "]" : "")
            );
          }
          return payload;
        }
      }
      switch (type) {
        case REACT_SUSPENSE_LIST_TYPE:
          return describeBuiltInComponentFrame("SuspenseList");
        case REACT_SUSPENSE_TYPE:
          return describeBuiltInComponentFrame("Suspense");
        case REACT_VIEW_TRANSITION_TYPE:
          return describeBuiltInComponentFrame("ViewTransition");
      }
      return "";
    }
    function isEligibleForOutlining(request, boundary) {
      return (500 < boundary.byteSize || boundary.defer) && null === boundary.preamble;
    }
    function defaultErrorHandler(error) {
      if ("object" === typeof error && null !== error && "string" === typeof error.environmentName) {
        var JSCompiler_inline_result = error.environmentName;
        error = [error].slice(0);
        "string" === typeof error[0] ? error.splice(
          0,
          1,
          "[%s] " + error[0],
          " " + JSCompiler_inline_result + " "
        ) : error.splice(0, 0, "[%s]", " " + JSCompiler_inline_result + " ");
        error.unshift(console);
        JSCompiler_inline_result = bind.apply(console.error, error);
        JSCompiler_inline_result();
      } else console.error(error);
      return null;
    }
    function RequestInstance(resumableState, renderState, rootFormatContext, progressiveChunkSize, onError2, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError, formState) {
      var abortSet = /* @__PURE__ */ new Set();
      this.destination = null;
      this.flushScheduled = false;
      this.resumableState = resumableState;
      this.renderState = renderState;
      this.rootFormatContext = rootFormatContext;
      this.progressiveChunkSize = void 0 === progressiveChunkSize ? 12800 : progressiveChunkSize;
      this.status = 10;
      this.fatalError = null;
      this.aborted = false;
      this.pendingRootTasks = this.allPendingTasks = this.nextSegmentId = 0;
      this.completedPreambleSegments = this.completedRootSegment = null;
      this.byteSize = 0;
      this.abortableTasks = abortSet;
      this.pingedTasks = [];
      this.currentTask = null;
      this.clientRenderedBoundaries = [];
      this.completedBoundaries = [];
      this.partialBoundaries = [];
      this.postponedState = this.trackedPostpones = null;
      this.onError = void 0 === onError2 ? defaultErrorHandler : onError2;
      this.onBrowserBailout = void 0 === onBrowserBailout ? noop : onBrowserBailout;
      this.onAllReady = void 0 === onAllReady ? noop : onAllReady;
      this.onShellReady = void 0 === onShellReady ? noop : onShellReady;
      this.onShellError = void 0 === onShellError ? noop : onShellError;
      this.onFatalError = void 0 === onFatalError ? noop : onFatalError;
      this.renderLifetimeController = null;
      this.formState = void 0 === formState ? null : formState;
    }
    function createRequest(children, resumableState, renderState, rootFormatContext, progressiveChunkSize, onError2, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError, formState) {
      resumableState = new RequestInstance(
        resumableState,
        renderState,
        rootFormatContext,
        progressiveChunkSize,
        onError2,
        onBrowserBailout,
        onAllReady,
        onShellReady,
        onShellError,
        onFatalError,
        formState
      );
      renderState = createPendingSegment(
        resumableState,
        0,
        null,
        rootFormatContext,
        false,
        false
      );
      renderState.parentFlushed = true;
      children = createRenderTask(
        resumableState,
        null,
        children,
        -1,
        null,
        renderState,
        null,
        null,
        resumableState.abortableTasks,
        null,
        rootFormatContext,
        null,
        emptyTreeContext,
        null,
        null
      );
      pushComponentStack(children);
      resumableState.pingedTasks.push(children);
      return resumableState;
    }
    var currentRequest = null;
    function pingTask(request, task) {
      request.pingedTasks.push(task);
      1 === request.pingedTasks.length && (request.flushScheduled = null !== request.destination, performWork(request));
    }
    function createSuspenseBoundary(request, row, fallbackAbortableTasks, preamble, defer) {
      fallbackAbortableTasks = {
        status: 0,
        rootSegmentID: -1,
        parentFlushed: false,
        pendingTasks: 0,
        row,
        completedSegments: [],
        byteSize: 0,
        defer,
        fallbackAbortableTasks,
        errorDigest: null,
        contentState: createHoistableState(),
        fallbackState: createHoistableState(),
        preamble,
        tracked: null
      };
      null !== row && (row.pendingTasks++, preamble = row.boundaries, null !== preamble && (request.allPendingTasks++, fallbackAbortableTasks.pendingTasks++, preamble.push(fallbackAbortableTasks)), request = row.inheritedHoistables, null !== request && hoistHoistables(fallbackAbortableTasks.contentState, request));
      return fallbackAbortableTasks;
    }
    function createRenderTask(request, thenableState2, node, childIndex, blockedBoundary, blockedSegment, blockedPreamble, hoistableState, abortSet, keyPath, formatContext, context, treeContext, row, componentStack) {
      request.allPendingTasks++;
      null === blockedBoundary ? request.pendingRootTasks++ : blockedBoundary.pendingTasks++;
      null !== row && row.pendingTasks++;
      var task = {
        replay: null,
        node,
        childIndex,
        ping: {
          resolve: function() {
            return pingTask(request, task);
          },
          reject: function(error) {
            request.aborted ? task.abortSet.delete(task) && finishAbortedTask(task, request, error) : pingTask(request, task);
          }
        },
        blockedBoundary,
        blockedSegment,
        blockedPreamble,
        hoistableState,
        abortSet,
        keyPath,
        formatContext,
        context,
        treeContext,
        row,
        componentStack,
        thenableState: thenableState2
      };
      abortSet.add(task);
      return task;
    }
    function createReplayTask(request, thenableState2, replay, node, childIndex, blockedBoundary, hoistableState, abortSet, keyPath, formatContext, context, treeContext, row, componentStack) {
      request.allPendingTasks++;
      null === blockedBoundary ? request.pendingRootTasks++ : blockedBoundary.pendingTasks++;
      null !== row && row.pendingTasks++;
      replay.pendingTasks++;
      var task = {
        replay,
        node,
        childIndex,
        ping: {
          resolve: function() {
            return pingTask(request, task);
          },
          reject: function(error) {
            request.aborted ? task.abortSet.delete(task) && finishAbortedTask(task, request, error) : pingTask(request, task);
          }
        },
        blockedBoundary,
        blockedSegment: null,
        blockedPreamble: null,
        hoistableState,
        abortSet,
        keyPath,
        formatContext,
        context,
        treeContext,
        row,
        componentStack,
        thenableState: thenableState2
      };
      abortSet.add(task);
      return task;
    }
    function createPendingSegment(request, index, boundary, parentFormatContext, lastPushedText, textEmbedded) {
      return {
        status: 0,
        parentFlushed: false,
        id: -1,
        index,
        chunks: [],
        children: [],
        preambleChildren: [],
        parentFormatContext,
        boundary,
        lastPushedText,
        textEmbedded
      };
    }
    function pushComponentStack(task) {
      var node = task.node;
      if ("object" === typeof node && null !== node)
        switch (node.$$typeof) {
          case REACT_ELEMENT_TYPE:
            task.componentStack = { parent: task.componentStack, type: node.type };
        }
    }
    function replaceSuspenseComponentStackWithSuspenseFallbackStack(componentStack) {
      return null === componentStack ? null : { parent: componentStack.parent, type: "Suspense Fallback" };
    }
    function getThrownInfo(node$jscomp$0) {
      var errorInfo = {};
      node$jscomp$0 && Object.defineProperty(errorInfo, "componentStack", {
        configurable: true,
        enumerable: true,
        get: function() {
          try {
            var info = "", node = node$jscomp$0;
            do
              info += describeComponentStackByType(node.type), node = node.parent;
            while (node);
            var JSCompiler_inline_result = info;
          } catch (x) {
            JSCompiler_inline_result = "\nError generating stack: " + x.message + "\n" + x.stack;
          }
          Object.defineProperty(errorInfo, "componentStack", {
            value: JSCompiler_inline_result
          });
          return JSCompiler_inline_result;
        }
      });
      return errorInfo;
    }
    function logRecoverableError(request, error, errorInfo) {
      if (isRecoverableError(error))
        return request = request.onBrowserBailout, request(error, errorInfo), "";
      request = request.onError;
      error = request(error, errorInfo);
      if (null == error || "string" === typeof error)
        return "" === error ? void 0 : error;
    }
    function fatalError(request, error) {
      var onShellError = request.onShellError, onFatalError = request.onFatalError;
      0 !== request.pendingRootTasks && onShellError(error);
      onFatalError(error);
      endRenderLifetime(request);
      null !== request.destination ? (request.status = 13, request.destination.destroy(error)) : (request.status = 12, request.aborted || (request.fatalError = error));
    }
    function finishSuspenseListRow(request, row) {
      unblockSuspenseListRow(request, row.next, row.hoistables);
    }
    function unblockSuspenseListRow(request, unblockedRow, inheritedHoistables) {
      for (; null !== unblockedRow; ) {
        null !== inheritedHoistables && (hoistHoistables(unblockedRow.hoistables, inheritedHoistables), unblockedRow.inheritedHoistables = inheritedHoistables);
        var unblockedBoundaries = unblockedRow.boundaries;
        if (null !== unblockedBoundaries) {
          unblockedRow.boundaries = null;
          for (var i = 0; i < unblockedBoundaries.length; i++) {
            var unblockedBoundary = unblockedBoundaries[i];
            null !== inheritedHoistables && hoistHoistables(unblockedBoundary.contentState, inheritedHoistables);
            finishedTask(request, unblockedBoundary, null, null);
          }
        }
        unblockedRow.pendingTasks--;
        if (0 < unblockedRow.pendingTasks) break;
        inheritedHoistables = unblockedRow.hoistables;
        unblockedRow = unblockedRow.next;
      }
    }
    function tryToResolveTogetherRow(request, togetherRow) {
      var boundaries = togetherRow.boundaries;
      if (null !== boundaries && togetherRow.pendingTasks === boundaries.length) {
        for (var allCompleteAndInlinable = true, i = 0; i < boundaries.length; i++) {
          var rowBoundary = boundaries[i];
          if (1 !== rowBoundary.pendingTasks || rowBoundary.parentFlushed || isEligibleForOutlining(request, rowBoundary)) {
            allCompleteAndInlinable = false;
            break;
          }
        }
        allCompleteAndInlinable && unblockSuspenseListRow(request, togetherRow, togetherRow.hoistables);
      }
    }
    function createSuspenseListRow(previousRow) {
      var newRow = {
        pendingTasks: 1,
        boundaries: null,
        hoistables: createHoistableState(),
        inheritedHoistables: null,
        together: false,
        next: null
      };
      null !== previousRow && 0 < previousRow.pendingTasks && (newRow.pendingTasks++, newRow.boundaries = [], previousRow.next = newRow);
      return newRow;
    }
    function renderSuspenseListRows(request, task, keyPath, rows2, revealOrder) {
      var prevKeyPath = task.keyPath, prevTreeContext = task.treeContext, prevRow = task.row;
      task.keyPath = keyPath;
      keyPath = rows2.length;
      var previousSuspenseListRow = null;
      if (null !== task.replay) {
        var resumeSlots = task.replay.slots;
        if (null !== resumeSlots && "object" === typeof resumeSlots)
          for (var n = 0; n < keyPath; n++) {
            var i = "backwards" !== revealOrder && "unstable_legacy-backwards" !== revealOrder ? n : keyPath - 1 - n, node = rows2[i];
            task.row = previousSuspenseListRow = createSuspenseListRow(
              previousSuspenseListRow
            );
            task.treeContext = pushTreeContext(prevTreeContext, keyPath, i);
            var resumeSegmentID = resumeSlots[i];
            "number" === typeof resumeSegmentID ? (resumeNode(request, task, resumeSegmentID, node, i), delete resumeSlots[i]) : renderNode(request, task, node, i);
            0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
          }
        else
          for (resumeSlots = 0; resumeSlots < keyPath; resumeSlots++)
            n = "backwards" !== revealOrder && "unstable_legacy-backwards" !== revealOrder ? resumeSlots : keyPath - 1 - resumeSlots, i = rows2[n], task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow), task.treeContext = pushTreeContext(prevTreeContext, keyPath, n), renderNode(request, task, i, n), 0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
      } else if ("backwards" !== revealOrder && "unstable_legacy-backwards" !== revealOrder)
        for (revealOrder = 0; revealOrder < keyPath; revealOrder++)
          resumeSlots = rows2[revealOrder], task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow), task.treeContext = pushTreeContext(
            prevTreeContext,
            keyPath,
            revealOrder
          ), renderNode(request, task, resumeSlots, revealOrder), 0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
      else {
        resumeSlots = task.blockedSegment;
        n = resumeSlots.children.length;
        i = resumeSlots.chunks.length;
        for (node = 0; node < keyPath; node++) {
          resumeSegmentID = "unstable_legacy-backwards" === revealOrder ? keyPath - 1 - node : node;
          var node$39 = rows2[resumeSegmentID];
          task.row = previousSuspenseListRow = createSuspenseListRow(
            previousSuspenseListRow
          );
          task.treeContext = pushTreeContext(
            prevTreeContext,
            keyPath,
            resumeSegmentID
          );
          var newSegment = createPendingSegment(
            request,
            i,
            null,
            task.formatContext,
            0 === resumeSegmentID ? resumeSlots.lastPushedText : true,
            true
          );
          resumeSlots.children.splice(n, 0, newSegment);
          task.blockedSegment = newSegment;
          try {
            renderNode(request, task, node$39, resumeSegmentID), pushSegmentFinale(
              newSegment.chunks,
              request.renderState,
              newSegment.lastPushedText,
              newSegment.textEmbedded
            ), newSegment.status = 1, 0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
          } catch (thrownValue) {
            throw newSegment.status = request.aborted ? 3 : 4, thrownValue;
          }
        }
        task.blockedSegment = resumeSlots;
        resumeSlots.lastPushedText = false;
      }
      null !== prevRow && null !== previousSuspenseListRow && 0 < previousSuspenseListRow.pendingTasks && (prevRow.pendingTasks++, previousSuspenseListRow.next = prevRow);
      task.treeContext = prevTreeContext;
      task.row = prevRow;
      task.keyPath = prevKeyPath;
    }
    function renderWithHooks(request, task, keyPath, Component, props, secondArg) {
      var prevThenableState = task.thenableState;
      task.thenableState = null;
      currentlyRenderingComponent = {};
      currentlyRenderingTask = task;
      currentlyRenderingRequest = request;
      currentlyRenderingKeyPath = keyPath;
      actionStateCounter = localIdCounter = 0;
      actionStateMatchingIndex = -1;
      thenableIndexCounter = 0;
      thenableState = prevThenableState;
      for (request = Component(props, secondArg); didScheduleRenderPhaseUpdate; )
        didScheduleRenderPhaseUpdate = false, actionStateCounter = localIdCounter = 0, actionStateMatchingIndex = -1, thenableIndexCounter = 0, numberOfReRenders += 1, workInProgressHook = null, request = Component(props, secondArg);
      resetHooksState();
      return request;
    }
    function finishFunctionComponent(request, task, keyPath, children, hasId, actionStateCount, actionStateMatchingIndex2) {
      var didEmitActionStateMarkers = false;
      if (0 !== actionStateCount && null !== request.formState) {
        var segment = task.blockedSegment;
        if (null !== segment) {
          didEmitActionStateMarkers = true;
          segment = segment.chunks;
          for (var i = 0; i < actionStateCount; i++)
            i === actionStateMatchingIndex2 ? segment.push("<!--F!-->") : segment.push("<!--F-->");
        }
      }
      actionStateCount = task.keyPath;
      task.keyPath = keyPath;
      hasId ? (keyPath = task.treeContext, task.treeContext = pushTreeContext(keyPath, 1, 0), renderNode(request, task, children, -1), task.treeContext = keyPath) : didEmitActionStateMarkers ? renderNode(request, task, children, -1) : renderNodeDestructive(request, task, children, -1);
      task.keyPath = actionStateCount;
    }
    function renderElement(request, task, keyPath, type, props, ref2) {
      if ("function" === typeof type)
        if (type.prototype && type.prototype.isReactComponent) {
          var newProps = props;
          if ("ref" in props) {
            newProps = {};
            for (var propName in props)
              "ref" !== propName && (newProps[propName] = props[propName]);
          }
          var defaultProps = type.defaultProps;
          if (defaultProps) {
            newProps === props && (newProps = assign({}, newProps, props));
            for (var propName$44 in defaultProps)
              void 0 === newProps[propName$44] && (newProps[propName$44] = defaultProps[propName$44]);
          }
          var JSCompiler_inline_result = newProps;
          var context = emptyContextObject, contextType = type.contextType;
          "object" === typeof contextType && null !== contextType && (context = contextType._currentValue2);
          var JSCompiler_inline_result$jscomp$0 = new type(
            JSCompiler_inline_result,
            context
          );
          var initialState = void 0 !== JSCompiler_inline_result$jscomp$0.state ? JSCompiler_inline_result$jscomp$0.state : null;
          JSCompiler_inline_result$jscomp$0.updater = classComponentUpdater;
          JSCompiler_inline_result$jscomp$0.props = JSCompiler_inline_result;
          JSCompiler_inline_result$jscomp$0.state = initialState;
          var internalInstance = { queue: [], replace: false };
          JSCompiler_inline_result$jscomp$0._reactInternals = internalInstance;
          var contextType$jscomp$0 = type.contextType;
          JSCompiler_inline_result$jscomp$0.context = "object" === typeof contextType$jscomp$0 && null !== contextType$jscomp$0 ? contextType$jscomp$0._currentValue2 : emptyContextObject;
          var getDerivedStateFromProps = type.getDerivedStateFromProps;
          if ("function" === typeof getDerivedStateFromProps) {
            var partialState = getDerivedStateFromProps(
              JSCompiler_inline_result,
              initialState
            );
            var JSCompiler_inline_result$jscomp$1 = null === partialState || void 0 === partialState ? initialState : assign({}, initialState, partialState);
            JSCompiler_inline_result$jscomp$0.state = JSCompiler_inline_result$jscomp$1;
          }
          if ("function" !== typeof type.getDerivedStateFromProps && "function" !== typeof JSCompiler_inline_result$jscomp$0.getSnapshotBeforeUpdate && ("function" === typeof JSCompiler_inline_result$jscomp$0.UNSAFE_componentWillMount || "function" === typeof JSCompiler_inline_result$jscomp$0.componentWillMount)) {
            var oldState = JSCompiler_inline_result$jscomp$0.state;
            "function" === typeof JSCompiler_inline_result$jscomp$0.componentWillMount && JSCompiler_inline_result$jscomp$0.componentWillMount();
            "function" === typeof JSCompiler_inline_result$jscomp$0.UNSAFE_componentWillMount && JSCompiler_inline_result$jscomp$0.UNSAFE_componentWillMount();
            oldState !== JSCompiler_inline_result$jscomp$0.state && classComponentUpdater.enqueueReplaceState(
              JSCompiler_inline_result$jscomp$0,
              JSCompiler_inline_result$jscomp$0.state,
              null
            );
            if (null !== internalInstance.queue && 0 < internalInstance.queue.length) {
              var oldQueue = internalInstance.queue, oldReplace = internalInstance.replace;
              internalInstance.queue = null;
              internalInstance.replace = false;
              if (oldReplace && 1 === oldQueue.length)
                JSCompiler_inline_result$jscomp$0.state = oldQueue[0];
              else {
                for (var nextState = oldReplace ? oldQueue[0] : JSCompiler_inline_result$jscomp$0.state, dontMutate = true, i = oldReplace ? 1 : 0; i < oldQueue.length; i++) {
                  var partial = oldQueue[i], partialState$jscomp$0 = "function" === typeof partial ? partial.call(
                    JSCompiler_inline_result$jscomp$0,
                    nextState,
                    JSCompiler_inline_result,
                    void 0
                  ) : partial;
                  null != partialState$jscomp$0 && (dontMutate ? (dontMutate = false, nextState = assign({}, nextState, partialState$jscomp$0)) : assign(nextState, partialState$jscomp$0));
                }
                JSCompiler_inline_result$jscomp$0.state = nextState;
              }
            } else internalInstance.queue = null;
          }
          var nextChildren = JSCompiler_inline_result$jscomp$0.render();
          if (request.aborted) throw null;
          var prevKeyPath = task.keyPath;
          task.keyPath = keyPath;
          renderNodeDestructive(request, task, nextChildren, -1);
          task.keyPath = prevKeyPath;
        } else {
          var value = renderWithHooks(request, task, keyPath, type, props, void 0);
          if (request.aborted) throw null;
          finishFunctionComponent(
            request,
            task,
            keyPath,
            value,
            0 !== localIdCounter,
            actionStateCounter,
            actionStateMatchingIndex
          );
        }
      else if ("string" === typeof type) {
        var segment = task.blockedSegment;
        if (null === segment) {
          var children = props.children, prevContext = task.formatContext, prevKeyPath$jscomp$0 = task.keyPath;
          task.formatContext = getChildFormatContext(prevContext, type, props);
          task.keyPath = keyPath;
          renderNode(request, task, children, -1);
          task.formatContext = prevContext;
          task.keyPath = prevKeyPath$jscomp$0;
        } else {
          var children$41 = pushStartInstance(
            segment.chunks,
            type,
            props,
            request.resumableState,
            request.renderState,
            task.blockedPreamble,
            task.hoistableState,
            task.formatContext,
            segment.lastPushedText
          );
          segment.lastPushedText = false;
          var prevContext$42 = task.formatContext, prevKeyPath$43 = task.keyPath;
          task.keyPath = keyPath;
          if (3 === (task.formatContext = getChildFormatContext(
            prevContext$42,
            type,
            props
          )).insertionMode) {
            var preambleSegment = createPendingSegment(
              request,
              0,
              null,
              task.formatContext,
              false,
              false
            );
            segment.preambleChildren.push(preambleSegment);
            task.blockedSegment = preambleSegment;
            try {
              renderNode(request, task, children$41, -1), pushSegmentFinale(
                preambleSegment.chunks,
                request.renderState,
                preambleSegment.lastPushedText,
                preambleSegment.textEmbedded
              ), preambleSegment.status = 1;
            } finally {
              task.blockedSegment = segment;
            }
          } else renderNode(request, task, children$41, -1);
          task.formatContext = prevContext$42;
          task.keyPath = prevKeyPath$43;
          a: {
            var target = segment.chunks, resumableState = request.resumableState;
            switch (type) {
              case "title":
              case "style":
              case "script":
              case "area":
              case "base":
              case "br":
              case "col":
              case "embed":
              case "hr":
              case "img":
              case "input":
              case "keygen":
              case "link":
              case "meta":
              case "param":
              case "source":
              case "track":
              case "wbr":
                break a;
              case "body":
                if (1 >= prevContext$42.insertionMode) {
                  resumableState.hasBody = true;
                  break a;
                }
                break;
              case "html":
                if (0 === prevContext$42.insertionMode) {
                  resumableState.hasHtml = true;
                  break a;
                }
                break;
              case "head":
                if (1 >= prevContext$42.insertionMode) break a;
            }
            target.push(endChunkForTag(type));
          }
          segment.lastPushedText = false;
        }
      } else {
        switch (type) {
          case REACT_LEGACY_HIDDEN_TYPE:
          case REACT_STRICT_MODE_TYPE:
          case REACT_PROFILER_TYPE:
          case REACT_FRAGMENT_TYPE:
            var prevKeyPath$jscomp$1 = task.keyPath;
            task.keyPath = keyPath;
            renderNodeDestructive(request, task, props.children, -1);
            task.keyPath = prevKeyPath$jscomp$1;
            return;
          case REACT_ACTIVITY_TYPE:
            var segment$jscomp$0 = task.blockedSegment;
            if (null === segment$jscomp$0) {
              if ("hidden" !== props.mode) {
                var prevKeyPath$jscomp$2 = task.keyPath;
                task.keyPath = keyPath;
                renderNode(request, task, props.children, -1);
                task.keyPath = prevKeyPath$jscomp$2;
              }
            } else if ("hidden" !== props.mode) {
              request.renderState.generateStaticMarkup || segment$jscomp$0.chunks.push("<!--&-->");
              segment$jscomp$0.lastPushedText = false;
              var prevKeyPath$46 = task.keyPath;
              task.keyPath = keyPath;
              renderNode(request, task, props.children, -1);
              task.keyPath = prevKeyPath$46;
              request.renderState.generateStaticMarkup || segment$jscomp$0.chunks.push("<!--/&-->");
              segment$jscomp$0.lastPushedText = false;
            }
            return;
          case REACT_SUSPENSE_LIST_TYPE:
            a: {
              var children$jscomp$0 = props.children, revealOrder = props.revealOrder;
              if ("independent" !== revealOrder && "together" !== revealOrder) {
                if (isArrayImpl(children$jscomp$0)) {
                  renderSuspenseListRows(
                    request,
                    task,
                    keyPath,
                    children$jscomp$0,
                    revealOrder
                  );
                  break a;
                }
                var iteratorFn = getIteratorFn(children$jscomp$0);
                if (iteratorFn) {
                  var iterator = iteratorFn.call(children$jscomp$0);
                  if (iterator) {
                    var step2 = iterator.next();
                    if (!step2.done) {
                      do
                        step2 = iterator.next();
                      while (!step2.done);
                      renderSuspenseListRows(
                        request,
                        task,
                        keyPath,
                        children$jscomp$0,
                        revealOrder
                      );
                    }
                    break a;
                  }
                }
              }
              if ("together" === revealOrder) {
                var prevKeyPath$40 = task.keyPath, prevRow = task.row, newRow = task.row = createSuspenseListRow(null);
                newRow.boundaries = [];
                newRow.together = true;
                task.keyPath = keyPath;
                renderNodeDestructive(request, task, children$jscomp$0, -1);
                0 === --newRow.pendingTasks && finishSuspenseListRow(request, newRow);
                task.keyPath = prevKeyPath$40;
                task.row = prevRow;
                null !== prevRow && 0 < newRow.pendingTasks && (prevRow.pendingTasks++, newRow.next = prevRow);
              } else {
                var prevKeyPath$jscomp$3 = task.keyPath;
                task.keyPath = keyPath;
                renderNodeDestructive(request, task, children$jscomp$0, -1);
                task.keyPath = prevKeyPath$jscomp$3;
              }
            }
            return;
          case REACT_VIEW_TRANSITION_TYPE:
            var prevContext$jscomp$0 = task.formatContext, prevKeyPath$jscomp$4 = task.keyPath;
            var resumableState$jscomp$0 = request.resumableState;
            if (null == props.name || "auto" === props.name) {
              var treeId = getTreeId(task.treeContext);
              makeId(resumableState$jscomp$0, treeId, 0);
            }
            task.formatContext = prevContext$jscomp$0;
            task.keyPath = keyPath;
            if (null != props.name && "auto" !== props.name)
              renderNodeDestructive(request, task, props.children, -1);
            else {
              var prevTreeContext = task.treeContext;
              task.treeContext = pushTreeContext(prevTreeContext, 1, 0);
              renderNode(request, task, props.children, -1);
              task.treeContext = prevTreeContext;
            }
            task.formatContext = prevContext$jscomp$0;
            task.keyPath = prevKeyPath$jscomp$4;
            return;
          case REACT_SCOPE_TYPE:
            throw Error("ReactDOMServer does not yet support scope components.");
          case REACT_SUSPENSE_TYPE:
            a: if (null !== task.replay) {
              var prevKeyPath$26 = task.keyPath, prevContext$27 = task.formatContext, prevRow$28 = task.row;
              task.keyPath = keyPath;
              task.formatContext = getSuspenseContentFormatContext(
                request.resumableState,
                prevContext$27
              );
              task.row = null;
              var content$29 = props.children;
              try {
                renderNode(request, task, content$29, -1);
              } finally {
                task.keyPath = prevKeyPath$26, task.formatContext = prevContext$27, task.row = prevRow$28;
              }
            } else {
              var prevKeyPath$jscomp$5 = task.keyPath, prevContext$jscomp$1 = task.formatContext, prevRow$jscomp$0 = task.row, parentBoundary = task.blockedBoundary, parentPreamble = task.blockedPreamble, parentHoistableState = task.hoistableState, parentSegment = task.blockedSegment, fallback = props.fallback, content = props.children, fallbackAbortSet = /* @__PURE__ */ new Set(), newBoundary = createSuspenseBoundary(
                request,
                task.row,
                fallbackAbortSet,
                null,
                false
              ), boundarySegment = createPendingSegment(
                request,
                parentSegment.chunks.length,
                newBoundary,
                task.formatContext,
                false,
                false
              );
              parentSegment.children.push(boundarySegment);
              parentSegment.lastPushedText = false;
              var contentRootSegment = createPendingSegment(
                request,
                0,
                null,
                task.formatContext,
                false,
                false
              );
              contentRootSegment.parentFlushed = true;
              var trackedPostpones = request.trackedPostpones;
              if (null !== trackedPostpones) {
                var suspenseComponentStack = task.componentStack, fallbackKeyPath = [keyPath[0], "Suspense Fallback", keyPath[2]];
                if (null !== trackedPostpones) {
                  var fallbackReplayNode = [
                    fallbackKeyPath[1],
                    fallbackKeyPath[2],
                    [],
                    null
                  ];
                  trackedPostpones.workingMap.set(
                    fallbackKeyPath,
                    fallbackReplayNode
                  );
                  newBoundary.tracked = {
                    contentKeyPath: keyPath,
                    fallbackNode: fallbackReplayNode
                  };
                }
                task.blockedSegment = boundarySegment;
                task.blockedPreamble = null === newBoundary.preamble ? null : newBoundary.preamble.fallback;
                task.keyPath = fallbackKeyPath;
                task.formatContext = getSuspenseFallbackFormatContext(
                  request.resumableState,
                  prevContext$jscomp$1
                );
                task.componentStack = replaceSuspenseComponentStackWithSuspenseFallbackStack(
                  suspenseComponentStack
                );
                try {
                  renderNode(request, task, fallback, -1), pushSegmentFinale(
                    boundarySegment.chunks,
                    request.renderState,
                    boundarySegment.lastPushedText,
                    boundarySegment.textEmbedded
                  ), boundarySegment.status = 1;
                } catch (thrownValue) {
                  throw boundarySegment.status = request.aborted ? 3 : 4, thrownValue;
                } finally {
                  task.blockedSegment = parentSegment, task.blockedPreamble = parentPreamble, task.keyPath = prevKeyPath$jscomp$5, task.formatContext = prevContext$jscomp$1;
                }
                var suspendedPrimaryTask = createRenderTask(
                  request,
                  null,
                  content,
                  -1,
                  newBoundary,
                  contentRootSegment,
                  null === newBoundary.preamble ? null : newBoundary.preamble.content,
                  newBoundary.contentState,
                  task.abortSet,
                  keyPath,
                  getSuspenseContentFormatContext(
                    request.resumableState,
                    task.formatContext
                  ),
                  task.context,
                  task.treeContext,
                  null,
                  suspenseComponentStack
                );
                pushComponentStack(suspendedPrimaryTask);
                request.pingedTasks.push(suspendedPrimaryTask);
              } else {
                task.blockedBoundary = newBoundary;
                task.blockedPreamble = null === newBoundary.preamble ? null : newBoundary.preamble.content;
                task.hoistableState = newBoundary.contentState;
                task.blockedSegment = contentRootSegment;
                task.keyPath = keyPath;
                task.formatContext = getSuspenseContentFormatContext(
                  request.resumableState,
                  prevContext$jscomp$1
                );
                task.row = null;
                try {
                  if (renderNode(request, task, content, -1), pushSegmentFinale(
                    contentRootSegment.chunks,
                    request.renderState,
                    contentRootSegment.lastPushedText,
                    contentRootSegment.textEmbedded
                  ), contentRootSegment.status = 1, queueCompletedSegment(newBoundary, contentRootSegment), 0 === newBoundary.pendingTasks && 0 === newBoundary.status) {
                    if (newBoundary.status = 1, !isEligibleForOutlining(request, newBoundary)) {
                      null !== prevRow$jscomp$0 && 0 === --prevRow$jscomp$0.pendingTasks && finishSuspenseListRow(request, prevRow$jscomp$0);
                      0 === request.pendingRootTasks && task.blockedPreamble && preparePreamble(request);
                      break a;
                    }
                  } else
                    null !== prevRow$jscomp$0 && prevRow$jscomp$0.together && tryToResolveTogetherRow(request, prevRow$jscomp$0);
                } catch (thrownValue$30) {
                  newBoundary.status = 4;
                  if (request.aborted) {
                    contentRootSegment.status = 3;
                    var error = request.fatalError;
                  } else contentRootSegment.status = 4, error = thrownValue$30;
                  var thrownInfo = getThrownInfo(task.componentStack), errorDigest = logRecoverableError(request, error, thrownInfo);
                  newBoundary.errorDigest = errorDigest;
                  untrackBoundary(request, newBoundary);
                } finally {
                  task.blockedBoundary = parentBoundary, task.blockedPreamble = parentPreamble, task.hoistableState = parentHoistableState, task.blockedSegment = parentSegment, task.keyPath = prevKeyPath$jscomp$5, task.formatContext = prevContext$jscomp$1, task.row = prevRow$jscomp$0;
                }
                var suspendedFallbackTask = createRenderTask(
                  request,
                  null,
                  fallback,
                  -1,
                  parentBoundary,
                  boundarySegment,
                  null === newBoundary.preamble ? null : newBoundary.preamble.fallback,
                  newBoundary.fallbackState,
                  fallbackAbortSet,
                  [keyPath[0], "Suspense Fallback", keyPath[2]],
                  getSuspenseFallbackFormatContext(
                    request.resumableState,
                    task.formatContext
                  ),
                  task.context,
                  task.treeContext,
                  task.row,
                  replaceSuspenseComponentStackWithSuspenseFallbackStack(
                    task.componentStack
                  )
                );
                pushComponentStack(suspendedFallbackTask);
                request.pingedTasks.push(suspendedFallbackTask);
              }
            }
            return;
        }
        if ("object" === typeof type && null !== type)
          switch (type.$$typeof) {
            case REACT_FORWARD_REF_TYPE:
              if ("ref" in props) {
                var propsWithoutRef = {};
                for (var key in props)
                  "ref" !== key && (propsWithoutRef[key] = props[key]);
              } else propsWithoutRef = props;
              var children$jscomp$1 = renderWithHooks(
                request,
                task,
                keyPath,
                type.render,
                propsWithoutRef,
                ref2
              );
              finishFunctionComponent(
                request,
                task,
                keyPath,
                children$jscomp$1,
                0 !== localIdCounter,
                actionStateCounter,
                actionStateMatchingIndex
              );
              return;
            case REACT_MEMO_TYPE:
              renderElement(request, task, keyPath, type.type, props, ref2);
              return;
            case REACT_CONTEXT_TYPE:
              var children$jscomp$2 = props.children, prevKeyPath$jscomp$6 = task.keyPath, nextValue = props.value;
              var prevValue = type._currentValue2;
              type._currentValue2 = nextValue;
              var prevNode = currentActiveSnapshot, newNode = {
                parent: prevNode,
                depth: null === prevNode ? 0 : prevNode.depth + 1,
                context: type,
                parentValue: prevValue,
                value: nextValue
              };
              currentActiveSnapshot = newNode;
              task.context = newNode;
              task.keyPath = keyPath;
              renderNodeDestructive(request, task, children$jscomp$2, -1);
              var prevSnapshot = currentActiveSnapshot;
              if (null === prevSnapshot)
                throw Error(
                  "Tried to pop a Context at the root of the app. This is a bug in React."
                );
              prevSnapshot.context._currentValue2 = prevSnapshot.parentValue;
              var JSCompiler_inline_result$jscomp$2 = currentActiveSnapshot = prevSnapshot.parent;
              task.context = JSCompiler_inline_result$jscomp$2;
              task.keyPath = prevKeyPath$jscomp$6;
              return;
            case REACT_CONSUMER_TYPE:
              var render = props.children, newChildren = render(type._context._currentValue2), prevKeyPath$jscomp$7 = task.keyPath;
              task.keyPath = keyPath;
              renderNodeDestructive(request, task, newChildren, -1);
              task.keyPath = prevKeyPath$jscomp$7;
              return;
            case REACT_LAZY_TYPE:
              var init = type._init;
              var Component = init(type._payload);
              if (request.aborted) throw null;
              renderElement(request, task, keyPath, Component, props, ref2);
              return;
          }
        throw Error(
          "Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: " + ((null == type ? type : typeof type) + ".")
        );
      }
    }
    function resumeNode(request, task, segmentId, node, childIndex) {
      var prevReplay = task.replay, blockedBoundary = task.blockedBoundary, resumedSegment = createPendingSegment(
        request,
        0,
        null,
        task.formatContext,
        false,
        false
      );
      resumedSegment.id = segmentId;
      resumedSegment.parentFlushed = true;
      try {
        task.replay = null, task.blockedSegment = resumedSegment, renderNode(request, task, node, childIndex), resumedSegment.status = 1, null === blockedBoundary ? request.completedRootSegment = resumedSegment : (queueCompletedSegment(blockedBoundary, resumedSegment), blockedBoundary.parentFlushed && request.partialBoundaries.push(blockedBoundary));
      } finally {
        task.replay = prevReplay, task.blockedSegment = null;
      }
    }
    function renderNodeDestructive(request, task, node, childIndex) {
      null !== task.replay && "number" === typeof task.replay.slots ? resumeNode(request, task, task.replay.slots, node, childIndex) : (task.node = node, task.childIndex = childIndex, node = task.componentStack, pushComponentStack(task), retryNode(request, task), task.componentStack = node);
    }
    function retryNode(request, task) {
      var node = task.node, childIndex = task.childIndex;
      if (null !== node) {
        if ("object" === typeof node) {
          switch (node.$$typeof) {
            case REACT_ELEMENT_TYPE:
              var type = node.type, key = node.key, props = node.props;
              node = props.ref;
              var ref2 = void 0 !== node ? node : null, name = getComponentNameFromType(type), keyOrIndex = null == key || key === REACT_OPTIMISTIC_KEY ? -1 === childIndex ? 0 : childIndex : key;
              key = [task.keyPath, name, keyOrIndex];
              if (null !== task.replay)
                a: {
                  var replay = task.replay;
                  childIndex = replay.nodes;
                  for (node = 0; node < childIndex.length; node++) {
                    var node$jscomp$0 = childIndex[node];
                    if (keyOrIndex === node$jscomp$0[1]) {
                      if (4 === node$jscomp$0.length) {
                        if (null !== name && name !== node$jscomp$0[0])
                          throw Error(
                            "Expected the resume to render <" + node$jscomp$0[0] + "> in this slot but instead it rendered <" + name + ">. The tree doesn't match so React will fallback to client rendering."
                          );
                        var childNodes = node$jscomp$0[2], childSlots = node$jscomp$0[3], currentNode = task.node;
                        task.replay = {
                          nodes: childNodes,
                          slots: childSlots,
                          pendingTasks: 1
                        };
                        try {
                          renderElement(request, task, key, type, props, ref2);
                          if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length)
                            throw Error(
                              "Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering."
                            );
                          task.replay.pendingTasks--;
                        } catch (x) {
                          if ("object" === typeof x && null !== x && (x === SuspenseException || "function" === typeof x.then || "Maximum call stack size exceeded" === x.message))
                            throw task.node === currentNode ? task.replay = replay : childIndex.splice(node, 1), x;
                          task.replay.pendingTasks--;
                          key = getThrownInfo(task.componentStack);
                          currentNode = request;
                          props = task.blockedBoundary;
                          request = request.aborted ? request.fatalError : x;
                          key = logRecoverableError(currentNode, request, key);
                          abortRemainingReplayNodes(
                            currentNode,
                            props,
                            childNodes,
                            childSlots,
                            request,
                            key
                          );
                        }
                        task.replay = replay;
                      } else {
                        if (type !== REACT_SUSPENSE_TYPE)
                          throw Error(
                            "Expected the resume to render <Suspense> in this slot but instead it rendered <" + (getComponentNameFromType(type) || "Unknown") + ">. The tree doesn't match so React will fallback to client rendering."
                          );
                        b: {
                          replay = node$jscomp$0[5];
                          type = node$jscomp$0[2];
                          ref2 = node$jscomp$0[3];
                          name = null === node$jscomp$0[4] ? [] : node$jscomp$0[4][2];
                          node$jscomp$0 = null === node$jscomp$0[4] ? null : node$jscomp$0[4][3];
                          keyOrIndex = task.keyPath;
                          var prevContext = task.formatContext, prevRow = task.row, previousReplaySet = task.replay, parentBoundary = task.blockedBoundary, parentHoistableState = task.hoistableState, content = props.children;
                          props = props.fallback;
                          var fallbackAbortSet = /* @__PURE__ */ new Set(), resumedBoundary = createSuspenseBoundary(
                            request,
                            task.row,
                            fallbackAbortSet,
                            null,
                            false
                          );
                          resumedBoundary.parentFlushed = true;
                          resumedBoundary.rootSegmentID = replay;
                          task.blockedBoundary = resumedBoundary;
                          task.hoistableState = resumedBoundary.contentState;
                          task.keyPath = key;
                          task.formatContext = getSuspenseContentFormatContext(
                            request.resumableState,
                            prevContext
                          );
                          task.row = null;
                          task.replay = {
                            nodes: type,
                            slots: ref2,
                            pendingTasks: 1
                          };
                          try {
                            renderNode(request, task, content, -1);
                            if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length)
                              throw Error(
                                "Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering."
                              );
                            task.replay.pendingTasks--;
                            if (0 === resumedBoundary.pendingTasks && 0 === resumedBoundary.status) {
                              resumedBoundary.status = 1;
                              request.completedBoundaries.push(resumedBoundary);
                              break b;
                            }
                          } catch (thrownValue) {
                            resumedBoundary.status = 4, childNodes = request.aborted ? request.fatalError : thrownValue, childSlots = getThrownInfo(task.componentStack), currentNode = logRecoverableError(
                              request,
                              childNodes,
                              childSlots
                            ), resumedBoundary.errorDigest = currentNode, task.replay.pendingTasks--, request.clientRenderedBoundaries.push(
                              resumedBoundary
                            );
                          } finally {
                            task.blockedBoundary = parentBoundary, task.hoistableState = parentHoistableState, task.replay = previousReplaySet, task.keyPath = keyOrIndex, task.formatContext = prevContext, task.row = prevRow;
                          }
                          childNodes = createReplayTask(
                            request,
                            null,
                            { nodes: name, slots: node$jscomp$0, pendingTasks: 0 },
                            props,
                            -1,
                            parentBoundary,
                            resumedBoundary.fallbackState,
                            fallbackAbortSet,
                            [key[0], "Suspense Fallback", key[2]],
                            getSuspenseFallbackFormatContext(
                              request.resumableState,
                              task.formatContext
                            ),
                            task.context,
                            task.treeContext,
                            task.row,
                            replaceSuspenseComponentStackWithSuspenseFallbackStack(
                              task.componentStack
                            )
                          );
                          pushComponentStack(childNodes);
                          request.pingedTasks.push(childNodes);
                        }
                      }
                      childIndex.splice(node, 1);
                      break a;
                    }
                  }
                }
              else renderElement(request, task, key, type, props, ref2);
              return;
            case REACT_PORTAL_TYPE:
              throw Error(
                "Portals are not currently supported by the server renderer. Render them conditionally so that they only appear on the client render."
              );
            case REACT_LAZY_TYPE:
              childNodes = node._init;
              node = childNodes(node._payload);
              if (request.aborted) throw null;
              renderNodeDestructive(request, task, node, childIndex);
              return;
          }
          if (isArrayImpl(node)) {
            renderChildrenArray(request, task, node, childIndex);
            return;
          }
          if (childNodes = getIteratorFn(node)) {
            if (childNodes = childNodes.call(node)) {
              node = childNodes.next();
              if (!node.done) {
                childSlots = [];
                do
                  childSlots.push(node.value), node = childNodes.next();
                while (!node.done);
                renderChildrenArray(request, task, childSlots, childIndex);
              }
              return;
            }
          }
          if ("function" === typeof node.then)
            return task.thenableState = null, renderNodeDestructive(request, task, unwrapThenable(node), childIndex);
          if (node.$$typeof === REACT_CONTEXT_TYPE)
            return renderNodeDestructive(
              request,
              task,
              node._currentValue2,
              childIndex
            );
          childIndex = Object.prototype.toString.call(node);
          throw Error(
            "Objects are not valid as a React child (found: " + ("[object Object]" === childIndex ? "object with keys {" + Object.keys(node).join(", ") + "}" : childIndex) + "). If you meant to render a collection of children, use an array instead."
          );
        }
        if ("string" === typeof node)
          childIndex = task.blockedSegment, null !== childIndex && (childIndex.lastPushedText = pushTextInstance(
            childIndex.chunks,
            node,
            request.renderState,
            childIndex.lastPushedText
          ));
        else if ("number" === typeof node || "bigint" === typeof node)
          childIndex = task.blockedSegment, null !== childIndex && (childIndex.lastPushedText = pushTextInstance(
            childIndex.chunks,
            "" + node,
            request.renderState,
            childIndex.lastPushedText
          ));
      }
    }
    function renderChildrenArray(request, task, children, childIndex) {
      var prevKeyPath = task.keyPath;
      if (-1 !== childIndex && (task.keyPath = [task.keyPath, "Fragment", childIndex], null !== task.replay)) {
        for (var replay = task.replay, replayNodes = replay.nodes, j = 0; j < replayNodes.length; j++) {
          var node = replayNodes[j];
          if (node[1] === childIndex) {
            childIndex = node[2];
            node = node[3];
            task.replay = { nodes: childIndex, slots: node, pendingTasks: 1 };
            try {
              renderChildrenArray(request, task, children, -1);
              if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length)
                throw Error(
                  "Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering."
                );
              task.replay.pendingTasks--;
            } catch (x) {
              if ("object" === typeof x && null !== x && (x === SuspenseException || "function" === typeof x.then))
                throw x;
              task.replay.pendingTasks--;
              var thrownInfo = getThrownInfo(task.componentStack);
              children = request;
              var boundary = task.blockedBoundary;
              request = request.aborted ? request.fatalError : x;
              thrownInfo = logRecoverableError(children, request, thrownInfo);
              abortRemainingReplayNodes(
                children,
                boundary,
                childIndex,
                node,
                request,
                thrownInfo
              );
            }
            task.replay = replay;
            replayNodes.splice(j, 1);
            break;
          }
        }
        task.keyPath = prevKeyPath;
        return;
      }
      replay = task.treeContext;
      replayNodes = children.length;
      if (null !== task.replay && (j = task.replay.slots, null !== j && "object" === typeof j)) {
        for (childIndex = 0; childIndex < replayNodes; childIndex++)
          node = children[childIndex], task.treeContext = pushTreeContext(replay, replayNodes, childIndex), boundary = j[childIndex], "number" === typeof boundary ? (resumeNode(request, task, boundary, node, childIndex), delete j[childIndex]) : renderNode(request, task, node, childIndex);
        task.treeContext = replay;
        task.keyPath = prevKeyPath;
        return;
      }
      for (j = 0; j < replayNodes; j++)
        childIndex = children[j], task.treeContext = pushTreeContext(replay, replayNodes, j), renderNode(request, task, childIndex, j);
      task.treeContext = replay;
      task.keyPath = prevKeyPath;
    }
    function trackPostponedBoundary(request, trackedPostpones, boundary) {
      boundary.status = 5;
      boundary.rootSegmentID = request.nextSegmentId++;
      var tracked = boundary.tracked;
      if (null === tracked)
        throw Error(
          "It should not be possible to postpone at the root. This is a bug in React."
        );
      request = tracked.contentKeyPath;
      if (null === request)
        throw Error(
          "It should not be possible to postpone at the root. This is a bug in React."
        );
      tracked = tracked.fallbackNode;
      var children = [], boundaryNode = trackedPostpones.workingMap.get(request);
      if (void 0 === boundaryNode)
        return boundary = [
          request[1],
          request[2],
          children,
          null,
          tracked,
          boundary.rootSegmentID
        ], trackedPostpones.workingMap.set(request, boundary), addToReplayParent(boundary, request[0], trackedPostpones), boundary;
      boundaryNode[4] = tracked;
      boundaryNode[5] = boundary.rootSegmentID;
      return boundaryNode;
    }
    function trackPostpone(request, trackedPostpones, task, segment) {
      segment.status = 5;
      var keyPath = task.keyPath, boundary = task.blockedBoundary;
      if (null === boundary)
        segment.id = request.nextSegmentId++, trackedPostpones.rootSlots = segment.id, null !== request.completedRootSegment && (request.completedRootSegment.status = 5);
      else {
        if (null !== boundary && 0 === boundary.status) {
          var boundaryNode = trackPostponedBoundary(
            request,
            trackedPostpones,
            boundary
          );
          if (null !== boundary.tracked && boundary.tracked.contentKeyPath === keyPath && -1 === task.childIndex) {
            -1 === segment.id && (segment.id = segment.parentFlushed ? boundary.rootSegmentID : request.nextSegmentId++);
            boundaryNode[3] = segment.id;
            return;
          }
        }
        -1 === segment.id && (segment.id = segment.parentFlushed && null !== boundary ? boundary.rootSegmentID : request.nextSegmentId++);
        if (-1 === task.childIndex)
          null === keyPath ? trackedPostpones.rootSlots = segment.id : (task = trackedPostpones.workingMap.get(keyPath), void 0 === task ? (task = [keyPath[1], keyPath[2], [], segment.id], addToReplayParent(task, keyPath[0], trackedPostpones)) : task[3] = segment.id);
        else {
          if (null === keyPath)
            if (request = trackedPostpones.rootSlots, null === request)
              request = trackedPostpones.rootSlots = {};
            else {
              if ("number" === typeof request)
                throw Error(
                  "It should not be possible to postpone both at the root of an element as well as a slot below. This is a bug in React."
                );
            }
          else if (boundary = trackedPostpones.workingMap, boundaryNode = boundary.get(keyPath), void 0 === boundaryNode)
            request = {}, boundaryNode = [keyPath[1], keyPath[2], [], request], boundary.set(keyPath, boundaryNode), addToReplayParent(boundaryNode, keyPath[0], trackedPostpones);
          else if (request = boundaryNode[3], null === request)
            request = boundaryNode[3] = {};
          else if ("number" === typeof request)
            throw Error(
              "It should not be possible to postpone both at the root of an element as well as a slot below. This is a bug in React."
            );
          request[task.childIndex] = segment.id;
        }
      }
    }
    function untrackBoundary(request, boundary) {
      request = request.trackedPostpones;
      null !== request && (boundary = boundary.tracked, null !== boundary && (boundary = boundary.contentKeyPath, null !== boundary && (request = request.workingMap.get(boundary), void 0 !== request && (request.length = 4, request[2] = [], request[3] = null))));
    }
    function spawnNewSuspendedReplayTask(request, task, thenableState2) {
      return createReplayTask(
        request,
        thenableState2,
        task.replay,
        task.node,
        task.childIndex,
        task.blockedBoundary,
        task.hoistableState,
        task.abortSet,
        task.keyPath,
        task.formatContext,
        task.context,
        task.treeContext,
        task.row,
        task.componentStack
      );
    }
    function spawnNewSuspendedRenderTask(request, task, thenableState2) {
      var segment = task.blockedSegment, newSegment = createPendingSegment(
        request,
        segment.chunks.length,
        null,
        task.formatContext,
        segment.lastPushedText,
        true
      );
      segment.children.push(newSegment);
      segment.lastPushedText = false;
      return createRenderTask(
        request,
        thenableState2,
        task.node,
        task.childIndex,
        task.blockedBoundary,
        newSegment,
        task.blockedPreamble,
        task.hoistableState,
        task.abortSet,
        task.keyPath,
        task.formatContext,
        task.context,
        task.treeContext,
        task.row,
        task.componentStack
      );
    }
    function renderNode(request, task, node, childIndex) {
      var previousFormatContext = task.formatContext, previousContext = task.context, previousKeyPath = task.keyPath, previousTreeContext = task.treeContext, previousComponentStack = task.componentStack, segment = task.blockedSegment;
      if (null === segment) {
        segment = task.replay;
        try {
          return renderNodeDestructive(request, task, node, childIndex);
        } catch (thrownValue) {
          if (resetHooksState(), node = thrownValue === SuspenseException ? getSuspendedThenable() : thrownValue, !request.aborted && "object" === typeof node && null !== node) {
            if ("function" === typeof node.then) {
              childIndex = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
              request = spawnNewSuspendedReplayTask(request, task, childIndex).ping;
              node.then(request.resolve, request.reject);
              task.formatContext = previousFormatContext;
              task.context = previousContext;
              task.keyPath = previousKeyPath;
              task.treeContext = previousTreeContext;
              task.componentStack = previousComponentStack;
              task.replay = segment;
              switchContext(previousContext);
              return;
            }
            if ("Maximum call stack size exceeded" === node.message) {
              node = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
              node = spawnNewSuspendedReplayTask(request, task, node);
              request.pingedTasks.push(node);
              task.formatContext = previousFormatContext;
              task.context = previousContext;
              task.keyPath = previousKeyPath;
              task.treeContext = previousTreeContext;
              task.componentStack = previousComponentStack;
              task.replay = segment;
              switchContext(previousContext);
              return;
            }
          }
        }
      } else {
        var childrenLength = segment.children.length, chunkLength = segment.chunks.length;
        try {
          return renderNodeDestructive(request, task, node, childIndex);
        } catch (thrownValue$63) {
          if (resetHooksState(), segment.children.length = childrenLength, segment.chunks.length = chunkLength, node = thrownValue$63 === SuspenseException ? getSuspendedThenable() : thrownValue$63, !request.aborted && "object" === typeof node && null !== node) {
            if ("function" === typeof node.then) {
              segment = node;
              node = thrownValue$63 === SuspenseException ? getThenableStateAfterSuspending() : null;
              request = spawnNewSuspendedRenderTask(request, task, node).ping;
              segment.then(request.resolve, request.reject);
              task.formatContext = previousFormatContext;
              task.context = previousContext;
              task.keyPath = previousKeyPath;
              task.treeContext = previousTreeContext;
              task.componentStack = previousComponentStack;
              switchContext(previousContext);
              return;
            }
            if ("Maximum call stack size exceeded" === node.message) {
              segment = thrownValue$63 === SuspenseException ? getThenableStateAfterSuspending() : null;
              segment = spawnNewSuspendedRenderTask(request, task, segment);
              request.pingedTasks.push(segment);
              task.formatContext = previousFormatContext;
              task.context = previousContext;
              task.keyPath = previousKeyPath;
              task.treeContext = previousTreeContext;
              task.componentStack = previousComponentStack;
              switchContext(previousContext);
              return;
            }
          }
        }
      }
      task.formatContext = previousFormatContext;
      task.context = previousContext;
      task.keyPath = previousKeyPath;
      task.treeContext = previousTreeContext;
      switchContext(previousContext);
      throw node;
    }
    function abortTaskSoft(task) {
      var boundary = task.blockedBoundary, segment = task.blockedSegment;
      null !== segment && (segment.status = 3, finishedTask(this, boundary, task.row, segment));
    }
    function abortRemainingReplayNodes(request$jscomp$0, boundary, nodes, slots, error, errorDigest$jscomp$0) {
      for (var i = 0; i < nodes.length; i++) {
        var node = nodes[i];
        if (4 === node.length)
          abortRemainingReplayNodes(
            request$jscomp$0,
            boundary,
            node[2],
            node[3],
            error,
            errorDigest$jscomp$0
          );
        else {
          node = node[5];
          var request = request$jscomp$0, errorDigest = errorDigest$jscomp$0, resumedBoundary = createSuspenseBoundary(
            request,
            null,
            /* @__PURE__ */ new Set(),
            null,
            false
          );
          resumedBoundary.parentFlushed = true;
          resumedBoundary.rootSegmentID = node;
          resumedBoundary.status = 4;
          resumedBoundary.errorDigest = errorDigest;
          resumedBoundary.parentFlushed && request.clientRenderedBoundaries.push(resumedBoundary);
        }
      }
      nodes.length = 0;
      if (null !== slots) {
        if (null === boundary)
          throw Error(
            "We should not have any resumable nodes in the shell. This is a bug in React."
          );
        4 !== boundary.status && (boundary.status = 4, boundary.errorDigest = errorDigest$jscomp$0, boundary.parentFlushed && request$jscomp$0.clientRenderedBoundaries.push(boundary));
        if ("object" === typeof slots) for (var index in slots) delete slots[index];
      }
    }
    function abortTask(task, request) {
      if (task !== request.currentTask) {
        var boundary = task.blockedBoundary;
        task = task.blockedSegment;
        null !== task && (task.status = 3);
        null !== boundary && boundary.fallbackAbortableTasks.forEach(function(fallbackTask) {
          return abortTask(fallbackTask, request);
        });
      }
    }
    function finishAbortedTask(task, request, error) {
      if (task !== request.currentTask) {
        var boundary = task.blockedBoundary, segment = task.blockedSegment;
        if (null === segment || 3 === segment.status) {
          var errorInfo = getThrownInfo(task.componentStack), isRecoverableReason = isRecoverableError(error);
          if (null === boundary) {
            boundary = task.replay;
            if (null === boundary) {
              isRecoverableReason || null === request.trackedPostpones || null === segment ? isRecoverableReason ? (task = cloneRecoverableErrorAsFatal(error), logRecoverableError(request, task, errorInfo), 12 !== request.status && 13 !== request.status && fatalError(request, task)) : (logRecoverableError(request, error, errorInfo), 12 !== request.status && 13 !== request.status && fatalError(request, error)) : (boundary = request.trackedPostpones, logRecoverableError(request, error, errorInfo), trackPostpone(request, boundary, task, segment), finishedTask(request, null, task.row, segment));
              return;
            }
            12 !== request.status && 13 !== request.status && (boundary.pendingTasks--, 0 === boundary.pendingTasks && 0 < boundary.nodes.length && (errorInfo = logRecoverableError(request, error, errorInfo), abortRemainingReplayNodes(
              request,
              null,
              boundary.nodes,
              boundary.slots,
              error,
              errorInfo
            )), request.pendingRootTasks--, 0 === request.pendingRootTasks && completeShell(request));
          } else {
            var trackedPostpones$64 = request.trackedPostpones;
            if (4 !== boundary.status) {
              if (!isRecoverableReason && null !== trackedPostpones$64 && null !== segment)
                return logRecoverableError(request, error, errorInfo), trackPostpone(request, trackedPostpones$64, task, segment), boundary.fallbackAbortableTasks.forEach(function(fallbackTask) {
                  return finishAbortedTask(fallbackTask, request, error);
                }), boundary.fallbackAbortableTasks.clear(), finishedTask(request, boundary, task.row, segment);
              boundary.status = 4;
              errorInfo = logRecoverableError(request, error, errorInfo);
              boundary.errorDigest = errorInfo;
              untrackBoundary(request, boundary);
              boundary.parentFlushed && request.clientRenderedBoundaries.push(boundary);
            }
            boundary.pendingTasks--;
            errorInfo = boundary.row;
            null !== errorInfo && 0 === --errorInfo.pendingTasks && finishSuspenseListRow(request, errorInfo);
            boundary.fallbackAbortableTasks.forEach(function(fallbackTask) {
              return finishAbortedTask(fallbackTask, request, error);
            });
            boundary.fallbackAbortableTasks.clear();
          }
          task = task.row;
          null !== task && 0 === --task.pendingTasks && finishSuspenseListRow(request, task);
          request.allPendingTasks--;
          0 === request.allPendingTasks && completeAll(request);
        }
      }
    }
    function safelyEmitEarlyPreloads(request, shellComplete) {
      try {
        var renderState = request.renderState, onHeaders = renderState.onHeaders;
        if (onHeaders) {
          var headers = renderState.headers;
          if (headers) {
            renderState.headers = null;
            var linkHeader = headers.preconnects;
            headers.fontPreloads && (linkHeader && (linkHeader += ", "), linkHeader += headers.fontPreloads);
            headers.highImagePreloads && (linkHeader && (linkHeader += ", "), linkHeader += headers.highImagePreloads);
            if (!shellComplete) {
              var queueIter = renderState.styles.values(), queueStep = queueIter.next();
              b: for (; 0 < headers.remainingCapacity && !queueStep.done; queueStep = queueIter.next())
                for (var sheetIter = queueStep.value.sheets.values(), sheetStep = sheetIter.next(); 0 < headers.remainingCapacity && !sheetStep.done; sheetStep = sheetIter.next()) {
                  var sheet = sheetStep.value, props = sheet.props, key = props.href, props$jscomp$0 = sheet.props, header = getPreloadAsHeader(props$jscomp$0.href, "style", {
                    crossOrigin: props$jscomp$0.crossOrigin,
                    integrity: props$jscomp$0.integrity,
                    nonce: props$jscomp$0.nonce,
                    type: props$jscomp$0.type,
                    fetchPriority: props$jscomp$0.fetchPriority,
                    referrerPolicy: props$jscomp$0.referrerPolicy,
                    media: props$jscomp$0.media
                  });
                  if (0 <= (headers.remainingCapacity -= header.length + 2))
                    renderState.resets.style[key] = PRELOAD_NO_CREDS, linkHeader && (linkHeader += ", "), linkHeader += header, renderState.resets.style[key] = "string" === typeof props.crossOrigin || "string" === typeof props.integrity ? [props.crossOrigin, props.integrity] : PRELOAD_NO_CREDS;
                  else break b;
                }
            }
            linkHeader ? onHeaders({ Link: linkHeader }) : onHeaders({});
          }
        }
      } catch (error) {
        logRecoverableError(request, error, {});
      }
    }
    function completeShell(request) {
      null === request.trackedPostpones && safelyEmitEarlyPreloads(request, true);
      null === request.trackedPostpones && preparePreamble(request);
      request = request.onShellReady;
      request();
    }
    function completeAll(request) {
      safelyEmitEarlyPreloads(
        request,
        null === request.trackedPostpones ? true : null === request.completedRootSegment || 5 !== request.completedRootSegment.status
      );
      preparePreamble(request);
      request = request.onAllReady;
      request();
    }
    function queueCompletedSegment(boundary, segment) {
      if (0 === segment.chunks.length && 1 === segment.children.length && null === segment.children[0].boundary && -1 === segment.children[0].id) {
        var childSegment = segment.children[0];
        childSegment.id = segment.id;
        childSegment.parentFlushed = true;
        1 !== childSegment.status && 3 !== childSegment.status && 4 !== childSegment.status || queueCompletedSegment(boundary, childSegment);
      } else boundary.completedSegments.push(segment);
    }
    function finishedTask(request, boundary, row, segment) {
      null !== row && (0 === --row.pendingTasks ? finishSuspenseListRow(request, row) : row.together && tryToResolveTogetherRow(request, row));
      request.allPendingTasks--;
      if (null === boundary) {
        if (null !== segment && segment.parentFlushed) {
          if (null !== request.completedRootSegment)
            throw Error(
              "There can only be one root segment. This is a bug in React."
            );
          request.completedRootSegment = segment;
        }
        request.pendingRootTasks--;
        0 === request.pendingRootTasks && completeShell(request);
      } else if (boundary.pendingTasks--, 4 !== boundary.status)
        if (0 === boundary.pendingTasks)
          if (0 === boundary.status && (boundary.status = 1), null !== segment && segment.parentFlushed && (1 === segment.status || 3 === segment.status) && queueCompletedSegment(boundary, segment), boundary.parentFlushed && request.completedBoundaries.push(boundary), 1 === boundary.status)
            row = boundary.row, null !== row && hoistHoistables(row.hoistables, boundary.contentState), isEligibleForOutlining(request, boundary) || (request.allPendingTasks++, boundary.fallbackAbortableTasks.forEach(abortTaskSoft, request), boundary.fallbackAbortableTasks.clear(), null !== row && 0 === --row.pendingTasks && finishSuspenseListRow(request, row), request.allPendingTasks--), 0 === request.pendingRootTasks && null === request.trackedPostpones && null !== boundary.preamble && preparePreamble(request);
          else {
            if (5 === boundary.status && (boundary = boundary.row, null !== boundary)) {
              if (null !== request.trackedPostpones) {
                row = request.trackedPostpones;
                var postponedRow = boundary.next;
                if (null !== postponedRow && (segment = postponedRow.boundaries, null !== segment))
                  for (postponedRow.boundaries = null, postponedRow = 0; postponedRow < segment.length; postponedRow++) {
                    var postponedBoundary = segment[postponedRow];
                    trackPostponedBoundary(request, row, postponedBoundary);
                    finishedTask(request, postponedBoundary, null, null);
                  }
              }
              request.allPendingTasks++;
              0 === --boundary.pendingTasks && finishSuspenseListRow(request, boundary);
              request.allPendingTasks--;
            }
          }
        else
          null === segment || !segment.parentFlushed || 1 !== segment.status && 3 !== segment.status || (queueCompletedSegment(boundary, segment), 1 === boundary.completedSegments.length && boundary.parentFlushed && request.partialBoundaries.push(boundary)), boundary = boundary.row, null !== boundary && boundary.together && tryToResolveTogetherRow(request, boundary);
      0 === request.allPendingTasks && completeAll(request);
    }
    function performWork(request$jscomp$1) {
      if (!(request$jscomp$1.aborted || 11 < request$jscomp$1.status)) {
        var prevContext = currentActiveSnapshot, prevDispatcher = ReactSharedInternals.H;
        ReactSharedInternals.H = HooksDispatcher;
        var prevAsyncDispatcher = ReactSharedInternals.A;
        ReactSharedInternals.A = DefaultAsyncDispatcher;
        var prevRequest = currentRequest;
        currentRequest = request$jscomp$1;
        var prevResumableState = currentResumableState;
        currentResumableState = request$jscomp$1.resumableState;
        try {
          var pingedTasks = request$jscomp$1.pingedTasks, i;
          for (i = 0; i < pingedTasks.length; i++) {
            var task = pingedTasks[i], request = request$jscomp$1, segment = task.blockedSegment;
            if (null === segment)
              a: {
                if (0 !== task.replay.pendingTasks) {
                  var prevTask = request.currentTask;
                  request.currentTask = task;
                  switchContext(task.context);
                  var startNode = task.node;
                  try {
                    "number" === typeof task.replay.slots ? resumeNode(
                      request,
                      task,
                      task.replay.slots,
                      task.node,
                      task.childIndex
                    ) : retryNode(request, task);
                    if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length)
                      throw Error(
                        "Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering."
                      );
                    task.replay.pendingTasks--;
                    task.abortSet.delete(task);
                    finishedTask(request, task.blockedBoundary, task.row, null);
                  } catch (thrownValue) {
                    resetHooksState();
                    var x = thrownValue === SuspenseException ? getSuspendedThenable() : thrownValue;
                    if (request.aborted) {
                      thrownValue === SuspenseException && (task.thenableState = getThenableStateAfterSuspending());
                      request.currentTask = prevTask;
                      var request$jscomp$0 = request;
                      abortTask(task, request$jscomp$0);
                      task.abortSet.delete(task);
                      finishAbortedTask(
                        task,
                        request$jscomp$0,
                        request$jscomp$0.fatalError
                      );
                    } else {
                      if ("object" === typeof x && null !== x) {
                        if ("function" === typeof x.then) {
                          var ping = task.ping;
                          x.then(ping.resolve, ping.reject);
                          task.thenableState = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
                          break a;
                        }
                        if ("Maximum call stack size exceeded" === x.message && task.node !== startNode) {
                          task.thenableState = null;
                          request.pingedTasks.push(task);
                          break a;
                        }
                      }
                      task.replay.pendingTasks--;
                      task.abortSet.delete(task);
                      var errorInfo = getThrownInfo(task.componentStack);
                      request$jscomp$0 = request;
                      var boundary = task.blockedBoundary, error$jscomp$0 = request.aborted ? request.fatalError : x, replayNodes = task.replay.nodes, resumeSlots = task.replay.slots, errorDigest = logRecoverableError(
                        request$jscomp$0,
                        error$jscomp$0,
                        errorInfo
                      );
                      abortRemainingReplayNodes(
                        request$jscomp$0,
                        boundary,
                        replayNodes,
                        resumeSlots,
                        error$jscomp$0,
                        errorDigest
                      );
                      request.pendingRootTasks--;
                      0 === request.pendingRootTasks && completeShell(request);
                      request.allPendingTasks--;
                      0 === request.allPendingTasks && completeAll(request);
                    }
                  } finally {
                    request.currentTask = prevTask;
                  }
                }
              }
            else
              a: if (request$jscomp$0 = segment, 0 === request$jscomp$0.status) {
                var prevTask$jscomp$0 = request.currentTask;
                request.currentTask = task;
                switchContext(task.context);
                var childrenLength = request$jscomp$0.children.length, chunkLength = request$jscomp$0.chunks.length, startNode$jscomp$0 = task.node;
                try {
                  retryNode(request, task), pushSegmentFinale(
                    request$jscomp$0.chunks,
                    request.renderState,
                    request$jscomp$0.lastPushedText,
                    request$jscomp$0.textEmbedded
                  ), task.abortSet.delete(task), request$jscomp$0.status = 1, finishedTask(
                    request,
                    task.blockedBoundary,
                    task.row,
                    request$jscomp$0
                  );
                } catch (thrownValue) {
                  resetHooksState();
                  request$jscomp$0.children.length = childrenLength;
                  request$jscomp$0.chunks.length = chunkLength;
                  var x$jscomp$0 = thrownValue === SuspenseException ? getSuspendedThenable() : thrownValue;
                  if (request.aborted)
                    thrownValue === SuspenseException && (task.thenableState = getThenableStateAfterSuspending()), request.currentTask = prevTask$jscomp$0, request$jscomp$0 = request, abortTask(task, request$jscomp$0), task.abortSet.delete(task), finishAbortedTask(
                      task,
                      request$jscomp$0,
                      request$jscomp$0.fatalError
                    );
                  else {
                    if ("object" === typeof x$jscomp$0 && null !== x$jscomp$0) {
                      if ("function" === typeof x$jscomp$0.then) {
                        request$jscomp$0.status = 0;
                        task.thenableState = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
                        var ping$jscomp$0 = task.ping;
                        x$jscomp$0.then(
                          ping$jscomp$0.resolve,
                          ping$jscomp$0.reject
                        );
                        break a;
                      }
                      if ("Maximum call stack size exceeded" === x$jscomp$0.message && task.node !== startNode$jscomp$0) {
                        request$jscomp$0.status = 0;
                        task.thenableState = null;
                        request.pingedTasks.push(task);
                        break a;
                      }
                    }
                    var errorInfo$jscomp$0 = getThrownInfo(task.componentStack);
                    task.abortSet.delete(task);
                    request$jscomp$0.status = 4;
                    var boundary$jscomp$0 = task.blockedBoundary, row = task.row;
                    null !== row && 0 === --row.pendingTasks && finishSuspenseListRow(request, row);
                    request.allPendingTasks--;
                    if (null === boundary$jscomp$0)
                      if (isRecoverableError(x$jscomp$0)) {
                        var fatalRecoverableError = cloneRecoverableErrorAsFatal(x$jscomp$0);
                        logRecoverableError(
                          request,
                          fatalRecoverableError,
                          errorInfo$jscomp$0
                        );
                        fatalError(request, fatalRecoverableError);
                      } else
                        logRecoverableError(
                          request,
                          x$jscomp$0,
                          errorInfo$jscomp$0
                        ), fatalError(request, x$jscomp$0);
                    else {
                      var errorDigest$jscomp$0 = logRecoverableError(
                        request,
                        x$jscomp$0,
                        errorInfo$jscomp$0
                      );
                      boundary$jscomp$0.pendingTasks--;
                      if (4 !== boundary$jscomp$0.status) {
                        boundary$jscomp$0.status = 4;
                        boundary$jscomp$0.errorDigest = errorDigest$jscomp$0;
                        untrackBoundary(request, boundary$jscomp$0);
                        var boundaryRow = boundary$jscomp$0.row;
                        null !== boundaryRow && (request.allPendingTasks++, 0 === --boundaryRow.pendingTasks && finishSuspenseListRow(request, boundaryRow), request.allPendingTasks--);
                        boundary$jscomp$0.parentFlushed && request.clientRenderedBoundaries.push(boundary$jscomp$0);
                        0 === request.pendingRootTasks && null === request.trackedPostpones && null !== boundary$jscomp$0.preamble && preparePreamble(request);
                      }
                      0 === request.allPendingTasks && completeAll(request);
                    }
                  }
                } finally {
                  request.currentTask = prevTask$jscomp$0;
                }
              }
          }
          pingedTasks.splice(0, i);
          null !== request$jscomp$1.destination && flushCompletedQueues(request$jscomp$1, request$jscomp$1.destination);
        } catch (error) {
          logRecoverableError(request$jscomp$1, error, {}), fatalError(request$jscomp$1, error);
        } finally {
          currentResumableState = prevResumableState, ReactSharedInternals.H = prevDispatcher, ReactSharedInternals.A = prevAsyncDispatcher, prevDispatcher === HooksDispatcher && switchContext(prevContext), currentRequest = prevRequest;
        }
      }
    }
    function preparePreambleFromSubtree(request, segment, collectedPreambleSegments) {
      segment.preambleChildren.length && collectedPreambleSegments.push(segment.preambleChildren);
      for (var pendingPreambles = false, i = 0; i < segment.children.length; i++)
        pendingPreambles = preparePreambleFromSegment(
          request,
          segment.children[i],
          collectedPreambleSegments
        ) || pendingPreambles;
      return pendingPreambles;
    }
    function preparePreambleFromSegment(request, segment, collectedPreambleSegments) {
      var boundary = segment.boundary;
      if (null === boundary)
        return preparePreambleFromSubtree(
          request,
          segment,
          collectedPreambleSegments
        );
      var preamble = boundary.preamble;
      if (null === preamble) return false;
      switch (boundary.status) {
        case 1:
          hoistPreambleState(request.renderState, preamble.content);
          request.byteSize += boundary.byteSize;
          segment = boundary.completedSegments[0];
          if (!segment)
            throw Error(
              "A previously unvisited boundary must have exactly one root segment. This is a bug in React."
            );
          return preparePreambleFromSubtree(
            request,
            segment,
            collectedPreambleSegments
          );
        case 5:
          if (null !== request.trackedPostpones) return true;
        case 4:
          if (1 === segment.status)
            return hoistPreambleState(request.renderState, preamble.fallback), preparePreambleFromSubtree(
              request,
              segment,
              collectedPreambleSegments
            );
        default:
          return true;
      }
    }
    function preparePreamble(request) {
      if (request.completedRootSegment && null === request.completedPreambleSegments) {
        var collectedPreambleSegments = [], originalRequestByteSize = request.byteSize, hasPendingPreambles = preparePreambleFromSegment(
          request,
          request.completedRootSegment,
          collectedPreambleSegments
        ), preamble = request.renderState.preamble;
        false === hasPendingPreambles || preamble.headChunks && preamble.bodyChunks ? request.completedPreambleSegments = collectedPreambleSegments : request.byteSize = originalRequestByteSize;
      }
    }
    function flushSubtree(request, destination, segment, hoistableState) {
      segment.parentFlushed = true;
      switch (segment.status) {
        case 0:
          segment.id = request.nextSegmentId++;
        case 5:
          return hoistableState = segment.id, segment.lastPushedText = false, segment.textEmbedded = false, request = request.renderState, destination.push('<template id="'), destination.push(request.placeholderPrefix), request = hoistableState.toString(16), destination.push(request), destination.push('"></template>');
        case 1:
          segment.status = 2;
          var r = true, chunks = segment.chunks, chunkIdx = 0;
          segment = segment.children;
          for (var childIdx = 0; childIdx < segment.length; childIdx++) {
            for (r = segment[childIdx]; chunkIdx < r.index; chunkIdx++)
              destination.push(chunks[chunkIdx]);
            r = flushSegment(request, destination, r, hoistableState);
          }
          for (; chunkIdx < chunks.length - 1; chunkIdx++)
            destination.push(chunks[chunkIdx]);
          chunkIdx < chunks.length && (r = destination.push(chunks[chunkIdx]));
          return r;
        case 3:
          return true;
        default:
          throw Error(
            "Aborted, errored or already flushed boundaries should not be flushed again. This is a bug in React."
          );
      }
    }
    var flushedByteSize = 0;
    function flushSegment(request, destination, segment, hoistableState) {
      var boundary = segment.boundary;
      if (null === boundary)
        return flushSubtree(request, destination, segment, hoistableState);
      segment.boundary = null;
      boundary.parentFlushed = true;
      if (4 === boundary.status) {
        var row = boundary.row;
        null !== row && 0 === --row.pendingTasks && finishSuspenseListRow(request, row);
        request.renderState.generateStaticMarkup || (boundary = boundary.errorDigest, destination.push("<!--$!-->"), destination.push("<template"), null != boundary && (destination.push(' data-dgst="'), boundary = escapeTextForBrowser(boundary), destination.push(boundary), destination.push('"')), destination.push("></template>"));
        flushSubtree(request, destination, segment, hoistableState);
        request = request.renderState.generateStaticMarkup ? true : destination.push("<!--/$-->");
        return request;
      }
      if (1 !== boundary.status)
        return 0 === boundary.status && (boundary.rootSegmentID = request.nextSegmentId++), 0 < boundary.completedSegments.length && request.partialBoundaries.push(boundary), writeStartPendingSuspenseBoundary(
          destination,
          request.renderState,
          boundary.rootSegmentID
        ), hoistableState && hoistHoistables(hoistableState, boundary.fallbackState), flushSubtree(request, destination, segment, hoistableState), destination.push("<!--/$-->");
      if (!flushingPartialBoundaries && isEligibleForOutlining(request, boundary) && (flushedByteSize + boundary.byteSize > request.progressiveChunkSize || boundary.defer))
        return boundary.rootSegmentID = request.nextSegmentId++, request.completedBoundaries.push(boundary), writeStartPendingSuspenseBoundary(
          destination,
          request.renderState,
          boundary.rootSegmentID
        ), flushSubtree(request, destination, segment, hoistableState), destination.push("<!--/$-->");
      flushedByteSize += boundary.byteSize;
      hoistableState && hoistHoistables(hoistableState, boundary.contentState);
      segment = boundary.row;
      null !== segment && isEligibleForOutlining(request, boundary) && 0 === --segment.pendingTasks && finishSuspenseListRow(request, segment);
      request.renderState.generateStaticMarkup || destination.push("<!--$-->");
      segment = boundary.completedSegments;
      if (1 !== segment.length)
        throw Error(
          "A previously unvisited boundary must have exactly one root segment. This is a bug in React."
        );
      flushSegment(request, destination, segment[0], hoistableState);
      request = request.renderState.generateStaticMarkup ? true : destination.push("<!--/$-->");
      return request;
    }
    function flushSegmentContainer(request, destination, segment, hoistableState) {
      writeStartSegment(
        destination,
        request.renderState,
        segment.parentFormatContext,
        segment.id
      );
      flushSegment(request, destination, segment, hoistableState);
      return writeEndSegment(destination, segment.parentFormatContext);
    }
    function flushCompletedBoundary(request, destination, boundary) {
      flushedByteSize = boundary.byteSize;
      for (var completedSegments = boundary.completedSegments, i = 0; i < completedSegments.length; i++)
        flushPartiallyCompletedSegment(
          request,
          destination,
          boundary,
          completedSegments[i]
        );
      completedSegments.length = 0;
      completedSegments = boundary.row;
      null !== completedSegments && isEligibleForOutlining(request, boundary) && 0 === --completedSegments.pendingTasks && finishSuspenseListRow(request, completedSegments);
      writeHoistablesForBoundary(
        destination,
        boundary.contentState,
        request.renderState
      );
      completedSegments = request.resumableState;
      request = request.renderState;
      i = boundary.rootSegmentID;
      boundary = boundary.contentState;
      var requiresStyleInsertion = request.stylesToHoist, requiresViewTransitions = 0 !== (completedSegments.instructions & 128);
      request.stylesToHoist = false;
      destination.push(request.startInlineScript);
      destination.push(">");
      requiresStyleInsertion ? (0 === (completedSegments.instructions & 4) && (completedSegments.instructions |= 4, destination.push(
        '$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data="$!",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};'
      )), 0 === (completedSegments.instructions & 2) && (completedSegments.instructions |= 2, destination.push(
        '$RB=[];$RV=function(a){$RT=performance.now();for(var b=0;b<a.length;b+=2){var c=a[b],e=a[b+1];null!==e.parentNode&&e.parentNode.removeChild(e);var f=c.parentNode;if(f){var g=c.previousSibling,h=0;do{if(c&&8===c.nodeType){var d=c.data;if("/$"===d||"/&"===d)if(0===h)break;else h--;else"$"!==d&&"$?"!==d&&"$~"!==d&&"$!"!==d&&"&"!==d||h++}d=c.nextSibling;f.removeChild(c);c=d}while(c);for(;e.firstChild;)f.insertBefore(e.firstChild,c);g.data="$";g._reactRetry&&requestAnimationFrame(g._reactRetry)}}a.length=0};\n$RC=function(a,b){if(b=document.getElementById(b))(a=document.getElementById(a))?(a.previousSibling.data="$~",$RB.push(a,b),2===$RB.length&&("number"!==typeof $RT?requestAnimationFrame($RV.bind(null,$RB)):(a=performance.now(),setTimeout($RV.bind(null,$RB),2300>a&&2E3<a?2300-a:$RT+300-a)))):b.parentNode.removeChild(b)};'
      )), requiresViewTransitions && 0 === (completedSegments.instructions & 256) && (completedSegments.instructions |= 256, destination.push(
        `$RV=function(B,g){function h(a,c){var e=a.getAttribute(c);e&&(c=a.style,l.push(a,c.viewTransitionName,c.viewTransitionClass),"auto"!==e&&(c.viewTransitionClass=e),(a=a.getAttribute("vt-name"))||(a="_T_"+N++ +"_"),a=CSS.escape(a)!==a?"r-"+btoa(a).replace(/=/g,""):a,c.viewTransitionName=a,C=!0)}var C=!1,N=0,l=[];try{var f=document.__reactViewTransition;if(f){f.finished.finally($RV.bind(null,g));return}var m=new Map;for(f=1;f<g.length;f+=2)for(var k=g[f].querySelectorAll("[vt-share]"),d=0;d<k.length;d++){var b=k[d];m.set(b.getAttribute("vt-name"),b)}var u=[];for(k=0;k<g.length;k+=2){var D=g[k],x=D.parentNode;if(x){var v=x.getBoundingClientRect();if(v.left||v.top||v.width||v.height){b=D;for(f=0;b;){if(8===b.nodeType){var t=b.data;if("/$"===t)if(0===f)break;else f--;else"$"!==t&&"$?"!==t&&"$~"!==t&&"$!"!==t||f++}else if(1===b.nodeType){d=b;var E=d.getAttribute("vt-name"),y=m.get(E);h(d,y?"vt-share":"vt-exit");y&&(h(y,"vt-share"),m.set(E,null));for(var F=d.querySelectorAll("[vt-share]"),
z=0;z<F.length;z++){var G=F[z],H=G.getAttribute("vt-name"),I=m.get(H);I&&(h(G,"vt-share"),h(I,"vt-share"),m.set(H,null))}var J=d.querySelectorAll("[vt-parent-exit]");for(d=0;d<J.length;d++)h(J[d],"vt-parent-exit")}b=b.nextSibling}for(var K=g[k+1],n=K.firstElementChild;n;){null!==m.get(n.getAttribute("vt-name"))&&h(n,"vt-enter");var L=n.querySelectorAll("[vt-parent-enter]");for(b=0;b<L.length;b++)h(L[b],"vt-parent-enter");n=n.nextElementSibling}b=x;do for(var p=b.firstElementChild;p;){var M=p.getAttribute("vt-update");
M&&"none"!==M&&!l.includes(p)&&h(p,"vt-update");p=p.nextElementSibling}while((b=b.parentNode)&&1===b.nodeType&&"none"!==b.getAttribute("vt-update"));u.push.apply(u,K.querySelectorAll('img[src]:not([loading="lazy"])'))}}}if(C){var A=document.__reactViewTransition=document.startViewTransition({update:function(){B(g);for(var a=[document.documentElement.clientHeight,document.fonts.ready],c={},e=0;e<u.length;c={g:c.g},e++)if(c.g=u[e],!c.g.complete){var q=c.g.getBoundingClientRect();0<q.bottom&&0<q.right&&
q.top<window.innerHeight&&q.left<window.innerWidth&&(q=new Promise(function(w){return function(r){w.g.addEventListener("load",r);w.g.addEventListener("error",r)}}(c)),a.push(q))}return Promise.race([Promise.all(a),new Promise(function(w){var r=performance.now();setTimeout(w,2300>r&&2E3<r?2300-r:500)})])},types:[]});A.ready.finally(function(){for(var a=l.length-3;0<=a;a-=3){var c=l[a],e=c.style;e.viewTransitionName=l[a+1];e.viewTransitionClass=l[a+1];""===c.getAttribute("style")&&c.removeAttribute("style")}});
A.finished.finally(function(){document.__reactViewTransition===A&&(document.__reactViewTransition=null)});$RB=[];return}}catch(a){}B(g)}.bind(null,$RV);`
      )), 0 === (completedSegments.instructions & 8) ? (completedSegments.instructions |= 8, destination.push(
        '$RM=new Map;$RR=function(n,w,p){function u(q){this._p=null;q()}for(var r=new Map,t=document,h,b,e=t.querySelectorAll("link[data-precedence],style[data-precedence]"),v=[],k=0;b=e[k++];)"not all"===b.getAttribute("media")?v.push(b):("LINK"===b.tagName&&$RM.set(b.getAttribute("href"),b),r.set(b.dataset.precedence,h=b));e=0;b=[];var l,a;for(k=!0;;){if(k){var f=p[e++];if(!f){k=!1;e=0;continue}var c=!1,m=0;var d=f[m++];if(a=$RM.get(d)){var g=a._p;c=!0}else{a=t.createElement("link");a.href=d;a.rel=\n"stylesheet";for(a.dataset.precedence=l=f[m++];g=f[m++];)a.setAttribute(g,f[m++]);g=a._p=new Promise(function(q,x){a.onload=u.bind(a,q);a.onerror=u.bind(a,x)});$RM.set(d,a)}d=a.getAttribute("media");!g||d&&!matchMedia(d).matches||b.push(g);if(c)continue}else{a=v[e++];if(!a)break;l=a.getAttribute("data-precedence");a.removeAttribute("media")}c=r.get(l)||h;c===h&&(h=a);r.set(l,a);c?c.parentNode.insertBefore(a,c.nextSibling):(c=t.head,c.insertBefore(a,c.firstChild))}if(p=document.getElementById(n))p.previousSibling.data=\n"$~";Promise.all(b).then($RC.bind(null,n,w),$RX.bind(null,n,"CSS failed to load"))};$RR("'
      )) : destination.push('$RR("')) : (0 === (completedSegments.instructions & 2) && (completedSegments.instructions |= 2, destination.push(
        '$RB=[];$RV=function(a){$RT=performance.now();for(var b=0;b<a.length;b+=2){var c=a[b],e=a[b+1];null!==e.parentNode&&e.parentNode.removeChild(e);var f=c.parentNode;if(f){var g=c.previousSibling,h=0;do{if(c&&8===c.nodeType){var d=c.data;if("/$"===d||"/&"===d)if(0===h)break;else h--;else"$"!==d&&"$?"!==d&&"$~"!==d&&"$!"!==d&&"&"!==d||h++}d=c.nextSibling;f.removeChild(c);c=d}while(c);for(;e.firstChild;)f.insertBefore(e.firstChild,c);g.data="$";g._reactRetry&&requestAnimationFrame(g._reactRetry)}}a.length=0};\n$RC=function(a,b){if(b=document.getElementById(b))(a=document.getElementById(a))?(a.previousSibling.data="$~",$RB.push(a,b),2===$RB.length&&("number"!==typeof $RT?requestAnimationFrame($RV.bind(null,$RB)):(a=performance.now(),setTimeout($RV.bind(null,$RB),2300>a&&2E3<a?2300-a:$RT+300-a)))):b.parentNode.removeChild(b)};'
      )), requiresViewTransitions && 0 === (completedSegments.instructions & 256) && (completedSegments.instructions |= 256, destination.push(
        `$RV=function(B,g){function h(a,c){var e=a.getAttribute(c);e&&(c=a.style,l.push(a,c.viewTransitionName,c.viewTransitionClass),"auto"!==e&&(c.viewTransitionClass=e),(a=a.getAttribute("vt-name"))||(a="_T_"+N++ +"_"),a=CSS.escape(a)!==a?"r-"+btoa(a).replace(/=/g,""):a,c.viewTransitionName=a,C=!0)}var C=!1,N=0,l=[];try{var f=document.__reactViewTransition;if(f){f.finished.finally($RV.bind(null,g));return}var m=new Map;for(f=1;f<g.length;f+=2)for(var k=g[f].querySelectorAll("[vt-share]"),d=0;d<k.length;d++){var b=k[d];m.set(b.getAttribute("vt-name"),b)}var u=[];for(k=0;k<g.length;k+=2){var D=g[k],x=D.parentNode;if(x){var v=x.getBoundingClientRect();if(v.left||v.top||v.width||v.height){b=D;for(f=0;b;){if(8===b.nodeType){var t=b.data;if("/$"===t)if(0===f)break;else f--;else"$"!==t&&"$?"!==t&&"$~"!==t&&"$!"!==t||f++}else if(1===b.nodeType){d=b;var E=d.getAttribute("vt-name"),y=m.get(E);h(d,y?"vt-share":"vt-exit");y&&(h(y,"vt-share"),m.set(E,null));for(var F=d.querySelectorAll("[vt-share]"),
z=0;z<F.length;z++){var G=F[z],H=G.getAttribute("vt-name"),I=m.get(H);I&&(h(G,"vt-share"),h(I,"vt-share"),m.set(H,null))}var J=d.querySelectorAll("[vt-parent-exit]");for(d=0;d<J.length;d++)h(J[d],"vt-parent-exit")}b=b.nextSibling}for(var K=g[k+1],n=K.firstElementChild;n;){null!==m.get(n.getAttribute("vt-name"))&&h(n,"vt-enter");var L=n.querySelectorAll("[vt-parent-enter]");for(b=0;b<L.length;b++)h(L[b],"vt-parent-enter");n=n.nextElementSibling}b=x;do for(var p=b.firstElementChild;p;){var M=p.getAttribute("vt-update");
M&&"none"!==M&&!l.includes(p)&&h(p,"vt-update");p=p.nextElementSibling}while((b=b.parentNode)&&1===b.nodeType&&"none"!==b.getAttribute("vt-update"));u.push.apply(u,K.querySelectorAll('img[src]:not([loading="lazy"])'))}}}if(C){var A=document.__reactViewTransition=document.startViewTransition({update:function(){B(g);for(var a=[document.documentElement.clientHeight,document.fonts.ready],c={},e=0;e<u.length;c={g:c.g},e++)if(c.g=u[e],!c.g.complete){var q=c.g.getBoundingClientRect();0<q.bottom&&0<q.right&&
q.top<window.innerHeight&&q.left<window.innerWidth&&(q=new Promise(function(w){return function(r){w.g.addEventListener("load",r);w.g.addEventListener("error",r)}}(c)),a.push(q))}return Promise.race([Promise.all(a),new Promise(function(w){var r=performance.now();setTimeout(w,2300>r&&2E3<r?2300-r:500)})])},types:[]});A.ready.finally(function(){for(var a=l.length-3;0<=a;a-=3){var c=l[a],e=c.style;e.viewTransitionName=l[a+1];e.viewTransitionClass=l[a+1];""===c.getAttribute("style")&&c.removeAttribute("style")}});
A.finished.finally(function(){document.__reactViewTransition===A&&(document.__reactViewTransition=null)});$RB=[];return}}catch(a){}B(g)}.bind(null,$RV);`
      )), destination.push('$RC("'));
      completedSegments = i.toString(16);
      destination.push(request.boundaryPrefix);
      destination.push(completedSegments);
      destination.push('","');
      destination.push(request.segmentPrefix);
      destination.push(completedSegments);
      requiresStyleInsertion ? (destination.push('",'), writeStyleResourceDependenciesInJS(destination, boundary)) : destination.push('"');
      boundary = destination.push(")</script>");
      return writeBootstrap(destination, request) && boundary;
    }
    function flushPartiallyCompletedSegment(request, destination, boundary, segment) {
      if (2 === segment.status) return true;
      var hoistableState = boundary.contentState, segmentID = segment.id;
      if (-1 === segmentID) {
        if (-1 === (segment.id = boundary.rootSegmentID))
          throw Error(
            "A root segment ID must have been assigned by now. This is a bug in React."
          );
        return flushSegmentContainer(request, destination, segment, hoistableState);
      }
      if (segmentID === boundary.rootSegmentID)
        return flushSegmentContainer(request, destination, segment, hoistableState);
      flushSegmentContainer(request, destination, segment, hoistableState);
      boundary = request.resumableState;
      request = request.renderState;
      destination.push(request.startInlineScript);
      destination.push(">");
      0 === (boundary.instructions & 1) ? (boundary.instructions |= 1, destination.push(
        '$RS=function(a,b){a=document.getElementById(a);b=document.getElementById(b);for(a.parentNode.removeChild(a);a.firstChild;)b.parentNode.insertBefore(a.firstChild,b);b.parentNode.removeChild(b)};$RS("'
      )) : destination.push('$RS("');
      destination.push(request.segmentPrefix);
      segmentID = segmentID.toString(16);
      destination.push(segmentID);
      destination.push('","');
      destination.push(request.placeholderPrefix);
      destination.push(segmentID);
      destination = destination.push('")</script>');
      return destination;
    }
    var flushingPartialBoundaries = false;
    function flushCompletedQueues(request, destination) {
      try {
        if (!(0 < request.pendingRootTasks)) {
          var i, completedRootSegment = request.completedRootSegment;
          if (null !== completedRootSegment) {
            if (5 === completedRootSegment.status) return;
            var completedPreambleSegments = request.completedPreambleSegments;
            if (null === completedPreambleSegments) return;
            flushedByteSize = request.byteSize;
            var resumableState = request.resumableState, renderState = request.renderState, preamble = renderState.preamble, htmlChunks = preamble.htmlChunks, headChunks = preamble.headChunks, i$jscomp$0;
            if (htmlChunks) {
              for (i$jscomp$0 = 0; i$jscomp$0 < htmlChunks.length; i$jscomp$0++)
                destination.push(htmlChunks[i$jscomp$0]);
              if (headChunks)
                for (i$jscomp$0 = 0; i$jscomp$0 < headChunks.length; i$jscomp$0++)
                  destination.push(headChunks[i$jscomp$0]);
              else {
                var chunk = startChunkForTag("head");
                destination.push(chunk);
                destination.push(">");
              }
            } else if (headChunks)
              for (i$jscomp$0 = 0; i$jscomp$0 < headChunks.length; i$jscomp$0++)
                destination.push(headChunks[i$jscomp$0]);
            var charsetChunks = renderState.charsetChunks;
            for (i$jscomp$0 = 0; i$jscomp$0 < charsetChunks.length; i$jscomp$0++)
              destination.push(charsetChunks[i$jscomp$0]);
            charsetChunks.length = 0;
            renderState.preconnects.forEach(flushResource, destination);
            renderState.preconnects.clear();
            var viewportChunks = renderState.viewportChunks;
            for (i$jscomp$0 = 0; i$jscomp$0 < viewportChunks.length; i$jscomp$0++)
              destination.push(viewportChunks[i$jscomp$0]);
            viewportChunks.length = 0;
            renderState.fontPreloads.forEach(flushResource, destination);
            renderState.fontPreloads.clear();
            renderState.highImagePreloads.forEach(flushResource, destination);
            renderState.highImagePreloads.clear();
            currentlyFlushingRenderState = renderState;
            renderState.styles.forEach(flushStylesInPreamble, destination);
            currentlyFlushingRenderState = null;
            var importMapChunks = renderState.importMapChunks;
            for (i$jscomp$0 = 0; i$jscomp$0 < importMapChunks.length; i$jscomp$0++)
              destination.push(importMapChunks[i$jscomp$0]);
            importMapChunks.length = 0;
            renderState.bootstrapScripts.forEach(flushResource, destination);
            renderState.scripts.forEach(flushResource, destination);
            renderState.scripts.clear();
            renderState.bulkPreloads.forEach(flushResource, destination);
            renderState.bulkPreloads.clear();
            resumableState.instructions |= 32;
            var hoistableChunks = renderState.hoistableChunks;
            for (i$jscomp$0 = 0; i$jscomp$0 < hoistableChunks.length; i$jscomp$0++)
              destination.push(hoistableChunks[i$jscomp$0]);
            for (resumableState = hoistableChunks.length = 0; resumableState < completedPreambleSegments.length; resumableState++) {
              var segments = completedPreambleSegments[resumableState];
              for (renderState = 0; renderState < segments.length; renderState++)
                flushSegment(request, destination, segments[renderState], null);
            }
            var preamble$jscomp$0 = request.renderState.preamble, headChunks$jscomp$0 = preamble$jscomp$0.headChunks;
            if (preamble$jscomp$0.htmlChunks || headChunks$jscomp$0) {
              var chunk$jscomp$0 = endChunkForTag("head");
              destination.push(chunk$jscomp$0);
            }
            var bodyChunks = preamble$jscomp$0.bodyChunks;
            if (bodyChunks)
              for (completedPreambleSegments = 0; completedPreambleSegments < bodyChunks.length; completedPreambleSegments++)
                destination.push(bodyChunks[completedPreambleSegments]);
            flushSegment(request, destination, completedRootSegment, null);
            request.completedRootSegment = null;
            var renderState$jscomp$0 = request.renderState;
            if (0 !== request.allPendingTasks || 0 !== request.clientRenderedBoundaries.length || 0 !== request.completedBoundaries.length || null !== request.trackedPostpones && (0 !== request.trackedPostpones.rootNodes.length || null !== request.trackedPostpones.rootSlots)) {
              var resumableState$jscomp$0 = request.resumableState;
              if (0 === (resumableState$jscomp$0.instructions & 64)) {
                resumableState$jscomp$0.instructions |= 64;
                destination.push(renderState$jscomp$0.startInlineScript);
                if (0 === (resumableState$jscomp$0.instructions & 32)) {
                  resumableState$jscomp$0.instructions |= 32;
                  var shellId = "_" + resumableState$jscomp$0.idPrefix + "R_";
                  destination.push(' id="');
                  var chunk$jscomp$1 = escapeTextForBrowser(shellId);
                  destination.push(chunk$jscomp$1);
                  destination.push('"');
                }
                destination.push(">");
                destination.push(
                  "requestAnimationFrame(function(){$RT=performance.now()});"
                );
                destination.push("</script>");
              }
            }
            writeBootstrap(destination, renderState$jscomp$0);
          }
          var renderState$jscomp$1 = request.renderState;
          completedRootSegment = 0;
          var viewportChunks$jscomp$0 = renderState$jscomp$1.viewportChunks;
          for (completedRootSegment = 0; completedRootSegment < viewportChunks$jscomp$0.length; completedRootSegment++)
            destination.push(viewportChunks$jscomp$0[completedRootSegment]);
          viewportChunks$jscomp$0.length = 0;
          renderState$jscomp$1.preconnects.forEach(flushResource, destination);
          renderState$jscomp$1.preconnects.clear();
          renderState$jscomp$1.fontPreloads.forEach(flushResource, destination);
          renderState$jscomp$1.fontPreloads.clear();
          renderState$jscomp$1.highImagePreloads.forEach(
            flushResource,
            destination
          );
          renderState$jscomp$1.highImagePreloads.clear();
          renderState$jscomp$1.styles.forEach(preloadLateStyles, destination);
          renderState$jscomp$1.scripts.forEach(flushResource, destination);
          renderState$jscomp$1.scripts.clear();
          renderState$jscomp$1.bulkPreloads.forEach(flushResource, destination);
          renderState$jscomp$1.bulkPreloads.clear();
          var hoistableChunks$jscomp$0 = renderState$jscomp$1.hoistableChunks;
          for (completedRootSegment = 0; completedRootSegment < hoistableChunks$jscomp$0.length; completedRootSegment++)
            destination.push(hoistableChunks$jscomp$0[completedRootSegment]);
          hoistableChunks$jscomp$0.length = 0;
          var clientRenderedBoundaries = request.clientRenderedBoundaries;
          for (i = 0; i < clientRenderedBoundaries.length; i++) {
            var boundary = clientRenderedBoundaries[i];
            renderState$jscomp$1 = destination;
            var resumableState$jscomp$1 = request.resumableState, renderState$jscomp$2 = request.renderState, id = boundary.rootSegmentID, errorDigest = boundary.errorDigest;
            renderState$jscomp$1.push(renderState$jscomp$2.startInlineScript);
            renderState$jscomp$1.push(">");
            0 === (resumableState$jscomp$1.instructions & 4) ? (resumableState$jscomp$1.instructions |= 4, renderState$jscomp$1.push(
              '$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data="$!",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};;$RX("'
            )) : renderState$jscomp$1.push('$RX("');
            renderState$jscomp$1.push(renderState$jscomp$2.boundaryPrefix);
            var chunk$jscomp$2 = id.toString(16);
            renderState$jscomp$1.push(chunk$jscomp$2);
            renderState$jscomp$1.push('"');
            if (null != errorDigest)
              if (renderState$jscomp$1.push(","), null == errorDigest)
                renderState$jscomp$1.push("null");
              else {
                var chunk$jscomp$3 = escapeJSStringsForInstructionScripts(errorDigest);
                renderState$jscomp$1.push(chunk$jscomp$3);
              }
            var JSCompiler_inline_result = renderState$jscomp$1.push(")</script>");
            if (!JSCompiler_inline_result) {
              request.destination = null;
              i++;
              clientRenderedBoundaries.splice(0, i);
              return;
            }
          }
          clientRenderedBoundaries.splice(0, i);
          var completedBoundaries = request.completedBoundaries;
          for (i = 0; i < completedBoundaries.length; i++)
            if (!flushCompletedBoundary(request, destination, completedBoundaries[i])) {
              request.destination = null;
              i++;
              completedBoundaries.splice(0, i);
              return;
            }
          completedBoundaries.splice(0, i);
          flushingPartialBoundaries = true;
          var partialBoundaries = request.partialBoundaries;
          for (i = 0; i < partialBoundaries.length; i++) {
            var boundary$70 = partialBoundaries[i];
            a: {
              clientRenderedBoundaries = request;
              boundary = destination;
              flushedByteSize = boundary$70.byteSize;
              var completedSegments = boundary$70.completedSegments;
              for (JSCompiler_inline_result = 0; JSCompiler_inline_result < completedSegments.length; JSCompiler_inline_result++)
                if (!flushPartiallyCompletedSegment(
                  clientRenderedBoundaries,
                  boundary,
                  boundary$70,
                  completedSegments[JSCompiler_inline_result]
                )) {
                  JSCompiler_inline_result++;
                  completedSegments.splice(0, JSCompiler_inline_result);
                  var JSCompiler_inline_result$jscomp$0 = false;
                  break a;
                }
              completedSegments.splice(0, JSCompiler_inline_result);
              var row = boundary$70.row;
              null !== row && row.together && 1 === boundary$70.pendingTasks && (1 === row.pendingTasks ? unblockSuspenseListRow(
                clientRenderedBoundaries,
                row,
                row.hoistables
              ) : row.pendingTasks--);
              JSCompiler_inline_result$jscomp$0 = writeHoistablesForBoundary(
                boundary,
                boundary$70.contentState,
                clientRenderedBoundaries.renderState
              );
            }
            if (!JSCompiler_inline_result$jscomp$0) {
              request.destination = null;
              i++;
              partialBoundaries.splice(0, i);
              return;
            }
          }
          partialBoundaries.splice(0, i);
          flushingPartialBoundaries = false;
          var largeBoundaries = request.completedBoundaries;
          for (i = 0; i < largeBoundaries.length; i++)
            if (!flushCompletedBoundary(request, destination, largeBoundaries[i])) {
              request.destination = null;
              i++;
              largeBoundaries.splice(0, i);
              return;
            }
          largeBoundaries.splice(0, i);
        }
      } finally {
        flushingPartialBoundaries = false, i = request.postponedState, null !== i && (i.nextSegmentId = request.nextSegmentId), 0 === request.allPendingTasks && 0 === request.clientRenderedBoundaries.length && 0 === request.completedBoundaries.length && (request.flushScheduled = false, i = request.resumableState, i.hasBody && (partialBoundaries = endChunkForTag("body"), destination.push(partialBoundaries)), i.hasHtml && (i = endChunkForTag("html"), destination.push(i)), endRenderLifetime(request), request.status = 13, destination.push(null), request.destination = null);
      }
    }
    function enqueueFlush(request) {
      if (false === request.flushScheduled && 0 === request.pingedTasks.length && null !== request.destination) {
        request.flushScheduled = true;
        var destination = request.destination;
        destination ? flushCompletedQueues(request, destination) : request.flushScheduled = false;
      }
    }
    function startFlowing(request, destination) {
      if (12 === request.status)
        request.status = 13, request = request.fatalError, isRecoverableError(request) && (request = cloneRecoverableErrorAsFatal(request)), destination.destroy(request);
      else if (13 !== request.status && null === request.destination) {
        request.destination = destination;
        try {
          flushCompletedQueues(request, destination);
        } catch (error$72) {
          logRecoverableError(request, error$72, {}), fatalError(request, error$72);
        }
      }
    }
    function finishAbort(request, abortableTasks) {
      try {
        if (0 < abortableTasks.size) {
          var error = request.fatalError;
          abortableTasks.forEach(function(task) {
            return finishAbortedTask(task, request, error);
          });
          abortableTasks.clear();
        }
        null !== request.destination && flushCompletedQueues(request, request.destination);
      } catch (error$73) {
        logRecoverableError(request, error$73, {}), fatalError(request, error$73);
      }
    }
    function endRenderLifetime(request) {
      request = request.renderLifetimeController;
      null !== request && request.abort("The render ended.");
    }
    function abort(request, reason) {
      if (!(request.aborted || 11 !== request.status && 10 !== request.status)) {
        endRenderLifetime(request);
        var isRecoverableReason = "object" === typeof reason && null !== reason && reason.$$typeof === REACT_RECOVERABLE_TYPE;
        request.aborted = true;
        reason = isRecoverableReason ? createRecoverableError(reason) : void 0 === reason ? Error("The render was aborted by the server without a reason.") : "object" === typeof reason && null !== reason && "function" === typeof reason.then ? Error("The render was aborted by the server with a promise.") : reason;
        request.fatalError = reason;
        reason = request.abortableTasks;
        reason.forEach(function(task) {
          return abortTask(task, request);
        });
        finishAbort(request, reason);
      }
    }
    function addToReplayParent(node, parentKeyPath, trackedPostpones) {
      if (null === parentKeyPath) trackedPostpones.rootNodes.push(node);
      else {
        var workingMap = trackedPostpones.workingMap, parentNode = workingMap.get(parentKeyPath);
        void 0 === parentNode && (parentNode = [parentKeyPath[1], parentKeyPath[2], [], null], workingMap.set(parentKeyPath, parentNode), addToReplayParent(parentNode, parentKeyPath[0], trackedPostpones));
        parentNode[2].push(node);
      }
    }
    function onError() {
    }
    function renderToStringImpl(children, options, generateStaticMarkup, abortReason) {
      var didFatal = false, fatalError2 = null, result = "", readyToStream = false;
      options = createResumableState(options ? options.identifierPrefix : void 0);
      children = createRequest(
        children,
        options,
        createRenderState(options, generateStaticMarkup),
        createFormatContext(0, null, 0, null),
        Infinity,
        onError,
        void 0,
        void 0,
        function() {
          readyToStream = true;
        },
        void 0,
        void 0,
        void 0
      );
      children.flushScheduled = null !== children.destination;
      performWork(children);
      10 === children.status && (children.status = 11);
      null === children.trackedPostpones && safelyEmitEarlyPreloads(children, 0 === children.pendingRootTasks);
      abort(children, abortReason);
      startFlowing(children, {
        push: function(chunk) {
          null !== chunk && (result += chunk);
          return true;
        },
        destroy: function(error) {
          didFatal = true;
          fatalError2 = error;
        }
      });
      if (didFatal && fatalError2 !== abortReason) throw fatalError2;
      if (!readyToStream)
        throw Error(
          "A component suspended while responding to synchronous input. This will cause the UI to be replaced with a loading indicator. To fix, updates that suspend should be wrapped with startTransition."
        );
      return result;
    }
    exports.renderToStaticMarkup = function(children, options) {
      return renderToStringImpl(
        children,
        options,
        true,
        'The server used "renderToStaticMarkup" which does not support Suspense. If you intended to have the server wait for the suspended component please switch to "renderToPipeableStream" which supports Suspense on the server'
      );
    };
    exports.renderToString = function(children, options) {
      return renderToStringImpl(
        children,
        options,
        false,
        'The server used "renderToString" which does not support Suspense. If you intended for this Suspense boundary to render the fallback content on the server consider throwing an Error somewhere within the Suspense boundary. If you intended to have the server wait for the suspended component please switch to "renderToPipeableStream" which supports Suspense on the server'
      );
    };
    exports.version = "19.3.1";
  }
});

// node_modules/react-dom/cjs/react-dom-server.node.production.js
var require_react_dom_server_node_production = __commonJS({
  "node_modules/react-dom/cjs/react-dom-server.node.production.js"(exports) {
    "use strict";
    var util = __require("util");
    var crypto = __require("crypto");
    var async_hooks = __require("async_hooks");
    var React = require_react();
    var ReactDOM = require_react_dom();
    var stream = __require("stream");
    var REACT_ELEMENT_TYPE = /* @__PURE__ */ Symbol.for("react.transitional.element");
    var REACT_PORTAL_TYPE = /* @__PURE__ */ Symbol.for("react.portal");
    var REACT_FRAGMENT_TYPE = /* @__PURE__ */ Symbol.for("react.fragment");
    var REACT_STRICT_MODE_TYPE = /* @__PURE__ */ Symbol.for("react.strict_mode");
    var REACT_PROFILER_TYPE = /* @__PURE__ */ Symbol.for("react.profiler");
    var REACT_CONSUMER_TYPE = /* @__PURE__ */ Symbol.for("react.consumer");
    var REACT_CONTEXT_TYPE = /* @__PURE__ */ Symbol.for("react.context");
    var REACT_FORWARD_REF_TYPE = /* @__PURE__ */ Symbol.for("react.forward_ref");
    var REACT_SUSPENSE_TYPE = /* @__PURE__ */ Symbol.for("react.suspense");
    var REACT_SUSPENSE_LIST_TYPE = /* @__PURE__ */ Symbol.for("react.suspense_list");
    var REACT_MEMO_TYPE = /* @__PURE__ */ Symbol.for("react.memo");
    var REACT_LAZY_TYPE = /* @__PURE__ */ Symbol.for("react.lazy");
    var REACT_SCOPE_TYPE = /* @__PURE__ */ Symbol.for("react.scope");
    var REACT_ACTIVITY_TYPE = /* @__PURE__ */ Symbol.for("react.activity");
    var REACT_LEGACY_HIDDEN_TYPE = /* @__PURE__ */ Symbol.for("react.legacy_hidden");
    var REACT_MEMO_CACHE_SENTINEL = /* @__PURE__ */ Symbol.for("react.memo_cache_sentinel");
    var REACT_VIEW_TRANSITION_TYPE = /* @__PURE__ */ Symbol.for("react.view_transition");
    var REACT_RECOVERABLE_TYPE = /* @__PURE__ */ Symbol.for("react.recoverable");
    var MAYBE_ITERATOR_SYMBOL = Symbol.iterator;
    function getIteratorFn(maybeIterable) {
      if (null === maybeIterable || "object" !== typeof maybeIterable) return null;
      maybeIterable = MAYBE_ITERATOR_SYMBOL && maybeIterable[MAYBE_ITERATOR_SYMBOL] || maybeIterable["@@iterator"];
      return "function" === typeof maybeIterable ? maybeIterable : null;
    }
    var REACT_OPTIMISTIC_KEY = /* @__PURE__ */ Symbol.for("react.optimistic_key");
    var isArrayImpl = Array.isArray;
    var hasOwnProperty = Object.prototype.hasOwnProperty;
    var supportsArrayBufferDetached = hasOwnProperty.call(
      ArrayBuffer.prototype,
      "detached"
    );
    var scheduleMicrotask = queueMicrotask;
    function flushBuffered(destination) {
      "function" === typeof destination.flush && destination.flush();
    }
    var currentView = null;
    var writtenBytes = 0;
    var destinationHasCapacity$1 = true;
    function writeChunk(destination, chunk) {
      if ("string" === typeof chunk) {
        if (0 !== chunk.length)
          if (4096 < 3 * chunk.length)
            0 < writtenBytes && (writeToDestination(
              destination,
              currentView.subarray(0, writtenBytes)
            ), currentView = new Uint8Array(4096), writtenBytes = 0), writeToDestination(destination, chunk);
          else {
            var target = currentView;
            0 < writtenBytes && (target = currentView.subarray(writtenBytes));
            target = textEncoder.encodeInto(chunk, target);
            var read = target.read;
            writtenBytes += target.written;
            read < chunk.length && (writeToDestination(
              destination,
              currentView.subarray(0, writtenBytes)
            ), currentView = new Uint8Array(4096), writtenBytes = textEncoder.encodeInto(
              chunk.slice(read),
              currentView
            ).written);
            4096 === writtenBytes && (writeToDestination(destination, currentView), currentView = new Uint8Array(4096), writtenBytes = 0);
          }
      } else if (0 === chunk.byteLength) {
        if (supportsArrayBufferDetached && chunk.buffer.detached)
          throw Error(
            "Cannot transport a detached buffer. This usually happens when trying to transport multiple buffer-spanning views on the same underyling buffer. Either reuse the exact same view by identity or copy the underlying buffer manually via `view.slice()`."
          );
      } else
        4096 < chunk.byteLength ? (0 < writtenBytes && (writeToDestination(
          destination,
          currentView.subarray(0, writtenBytes)
        ), currentView = new Uint8Array(4096), writtenBytes = 0), writeToDestination(destination, chunk)) : (target = currentView.length - writtenBytes, target < chunk.byteLength && (0 === target ? writeToDestination(destination, currentView) : (currentView.set(chunk.subarray(0, target), writtenBytes), writtenBytes += target, writeToDestination(destination, currentView), chunk = chunk.subarray(target)), currentView = new Uint8Array(4096), writtenBytes = 0), currentView.set(chunk, writtenBytes), writtenBytes += chunk.byteLength, 4096 === writtenBytes && (writeToDestination(destination, currentView), currentView = new Uint8Array(4096), writtenBytes = 0));
    }
    function writeToDestination(destination, view) {
      destination = destination.write(view);
      destinationHasCapacity$1 = destinationHasCapacity$1 && destination;
    }
    function writeChunkAndReturn(destination, chunk) {
      writeChunk(destination, chunk);
      return destinationHasCapacity$1;
    }
    function completeWriting(destination) {
      currentView && 0 < writtenBytes && destination.write(currentView.subarray(0, writtenBytes));
      currentView = null;
      writtenBytes = 0;
      destinationHasCapacity$1 = true;
    }
    var textEncoder = new util.TextEncoder();
    function stringToPrecomputedChunk(content) {
      return textEncoder.encode(content);
    }
    function byteLengthOfChunk(chunk) {
      return "string" === typeof chunk ? Buffer.byteLength(chunk, "utf8") : chunk.byteLength;
    }
    var assign = Object.assign;
    var VALID_ATTRIBUTE_NAME_REGEX = RegExp(
      "^[:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD][:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$"
    );
    var illegalAttributeNameCache = {};
    var validatedAttributeNameCache = {};
    function isAttributeNameSafe(attributeName) {
      if (hasOwnProperty.call(validatedAttributeNameCache, attributeName))
        return true;
      if (hasOwnProperty.call(illegalAttributeNameCache, attributeName)) return false;
      if (VALID_ATTRIBUTE_NAME_REGEX.test(attributeName))
        return validatedAttributeNameCache[attributeName] = true;
      illegalAttributeNameCache[attributeName] = true;
      return false;
    }
    var unitlessNumbers = new Set(
      "animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder msFlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalGroup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp".split(
        " "
      )
    );
    var aliases = /* @__PURE__ */ new Map([
      ["acceptCharset", "accept-charset"],
      ["htmlFor", "for"],
      ["httpEquiv", "http-equiv"],
      ["crossOrigin", "crossorigin"],
      ["accentHeight", "accent-height"],
      ["alignmentBaseline", "alignment-baseline"],
      ["arabicForm", "arabic-form"],
      ["baselineShift", "baseline-shift"],
      ["capHeight", "cap-height"],
      ["clipPath", "clip-path"],
      ["clipRule", "clip-rule"],
      ["colorInterpolation", "color-interpolation"],
      ["colorInterpolationFilters", "color-interpolation-filters"],
      ["colorProfile", "color-profile"],
      ["colorRendering", "color-rendering"],
      ["dominantBaseline", "dominant-baseline"],
      ["enableBackground", "enable-background"],
      ["fillOpacity", "fill-opacity"],
      ["fillRule", "fill-rule"],
      ["floodColor", "flood-color"],
      ["floodOpacity", "flood-opacity"],
      ["fontFamily", "font-family"],
      ["fontSize", "font-size"],
      ["fontSizeAdjust", "font-size-adjust"],
      ["fontStretch", "font-stretch"],
      ["fontStyle", "font-style"],
      ["fontVariant", "font-variant"],
      ["fontWeight", "font-weight"],
      ["glyphName", "glyph-name"],
      ["glyphOrientationHorizontal", "glyph-orientation-horizontal"],
      ["glyphOrientationVertical", "glyph-orientation-vertical"],
      ["horizAdvX", "horiz-adv-x"],
      ["horizOriginX", "horiz-origin-x"],
      ["imageRendering", "image-rendering"],
      ["letterSpacing", "letter-spacing"],
      ["lightingColor", "lighting-color"],
      ["markerEnd", "marker-end"],
      ["markerMid", "marker-mid"],
      ["markerStart", "marker-start"],
      ["maskType", "mask-type"],
      ["overlinePosition", "overline-position"],
      ["overlineThickness", "overline-thickness"],
      ["paintOrder", "paint-order"],
      ["panose-1", "panose-1"],
      ["pointerEvents", "pointer-events"],
      ["renderingIntent", "rendering-intent"],
      ["shapeRendering", "shape-rendering"],
      ["stopColor", "stop-color"],
      ["stopOpacity", "stop-opacity"],
      ["strikethroughPosition", "strikethrough-position"],
      ["strikethroughThickness", "strikethrough-thickness"],
      ["strokeDasharray", "stroke-dasharray"],
      ["strokeDashoffset", "stroke-dashoffset"],
      ["strokeLinecap", "stroke-linecap"],
      ["strokeLinejoin", "stroke-linejoin"],
      ["strokeMiterlimit", "stroke-miterlimit"],
      ["strokeOpacity", "stroke-opacity"],
      ["strokeWidth", "stroke-width"],
      ["textAnchor", "text-anchor"],
      ["textDecoration", "text-decoration"],
      ["textRendering", "text-rendering"],
      ["transformOrigin", "transform-origin"],
      ["underlinePosition", "underline-position"],
      ["underlineThickness", "underline-thickness"],
      ["unicodeBidi", "unicode-bidi"],
      ["unicodeRange", "unicode-range"],
      ["unitsPerEm", "units-per-em"],
      ["vAlphabetic", "v-alphabetic"],
      ["vHanging", "v-hanging"],
      ["vIdeographic", "v-ideographic"],
      ["vMathematical", "v-mathematical"],
      ["vectorEffect", "vector-effect"],
      ["vertAdvY", "vert-adv-y"],
      ["vertOriginX", "vert-origin-x"],
      ["vertOriginY", "vert-origin-y"],
      ["wordSpacing", "word-spacing"],
      ["writingMode", "writing-mode"],
      ["xmlnsXlink", "xmlns:xlink"],
      ["xHeight", "x-height"]
    ]);
    var matchHtmlRegExp = /["'&<>]/;
    function escapeTextForBrowser(text2) {
      if ("boolean" === typeof text2 || "number" === typeof text2 || "bigint" === typeof text2)
        return "" + text2;
      text2 = "" + text2;
      var match = matchHtmlRegExp.exec(text2);
      if (match) {
        var html = "", index, lastIndex = 0;
        for (index = match.index; index < text2.length; index++) {
          switch (text2.charCodeAt(index)) {
            case 34:
              match = "&quot;";
              break;
            case 38:
              match = "&amp;";
              break;
            case 39:
              match = "&#x27;";
              break;
            case 60:
              match = "&lt;";
              break;
            case 62:
              match = "&gt;";
              break;
            default:
              continue;
          }
          lastIndex !== index && (html += text2.slice(lastIndex, index));
          lastIndex = index + 1;
          html += match;
        }
        text2 = lastIndex !== index ? html + text2.slice(lastIndex, index) : html;
      }
      return text2;
    }
    var uppercasePattern = /([A-Z])/g;
    var msPattern = /^ms-/;
    var isJavaScriptProtocol = /^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
    function sanitizeURL(url) {
      return isJavaScriptProtocol.test("" + url) ? "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')" : url;
    }
    var ReactSharedInternals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
    var ReactDOMSharedInternals = ReactDOM.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
    var sharedNotPendingObject = {
      pending: false,
      data: null,
      method: null,
      action: null
    };
    var previousDispatcher = ReactDOMSharedInternals.d;
    ReactDOMSharedInternals.d = {
      f: previousDispatcher.f,
      r: previousDispatcher.r,
      D: prefetchDNS,
      C: preconnect,
      L: preload,
      m: preloadModule,
      X: preinitScript,
      S: preinitStyle,
      M: preinitModuleScript
    };
    var PRELOAD_NO_CREDS = [];
    var currentlyFlushingRenderState = null;
    stringToPrecomputedChunk('"></template>');
    var startInlineScript = stringToPrecomputedChunk("<script");
    var endInlineScript = stringToPrecomputedChunk("</script>");
    var startScriptSrc = stringToPrecomputedChunk('<script src="');
    var startModuleSrc = stringToPrecomputedChunk('<script type="module" src="');
    var scriptNonce = stringToPrecomputedChunk(' nonce="');
    var scriptIntegirty = stringToPrecomputedChunk(' integrity="');
    var scriptCrossOrigin = stringToPrecomputedChunk(' crossorigin="');
    var endAsyncScript = stringToPrecomputedChunk(' async=""></script>');
    var startInlineStyle = stringToPrecomputedChunk("<style");
    var scriptRegex = /(<\/|<)(s)(cript)/gi;
    function scriptReplacer(match, prefix2, s, suffix2) {
      return "" + prefix2 + ("s" === s ? "\\u0073" : "\\u0053") + suffix2;
    }
    var importMapScriptStart = stringToPrecomputedChunk(
      '<script type="importmap">'
    );
    var importMapScriptEnd = stringToPrecomputedChunk("</script>");
    function createRenderState(resumableState, nonce, externalRuntimeConfig, importMap, onHeaders, maxHeadersLength) {
      externalRuntimeConfig = "string" === typeof nonce ? nonce : nonce && nonce.script;
      var inlineScriptWithNonce = void 0 === externalRuntimeConfig ? startInlineScript : stringToPrecomputedChunk(
        '<script nonce="' + escapeTextForBrowser(externalRuntimeConfig) + '"'
      ), nonceStyle = "string" === typeof nonce ? void 0 : nonce && nonce.style, inlineStyleWithNonce = void 0 === nonceStyle ? startInlineStyle : stringToPrecomputedChunk(
        '<style nonce="' + escapeTextForBrowser(nonceStyle) + '"'
      ), idPrefix = resumableState.idPrefix, bootstrapChunks = [], bootstrapScriptContent = resumableState.bootstrapScriptContent, bootstrapScripts = resumableState.bootstrapScripts, bootstrapModules = resumableState.bootstrapModules;
      void 0 !== bootstrapScriptContent && (bootstrapChunks.push(inlineScriptWithNonce), pushCompletedShellIdAttribute(bootstrapChunks, resumableState), bootstrapChunks.push(
        endOfStartTag,
        ("" + bootstrapScriptContent).replace(scriptRegex, scriptReplacer),
        endInlineScript
      ));
      bootstrapScriptContent = [];
      void 0 !== importMap && (bootstrapScriptContent.push(
        void 0 === externalRuntimeConfig ? importMapScriptStart : stringToPrecomputedChunk(
          '<script type="importmap" nonce="' + escapeTextForBrowser(externalRuntimeConfig) + '">'
        )
      ), bootstrapScriptContent.push(
        ("" + JSON.stringify(importMap)).replace(scriptRegex, scriptReplacer)
      ), bootstrapScriptContent.push(importMapScriptEnd));
      importMap = onHeaders ? {
        preconnects: "",
        fontPreloads: "",
        highImagePreloads: "",
        remainingCapacity: 2 + ("number" === typeof maxHeadersLength ? maxHeadersLength : 2e3)
      } : null;
      onHeaders = {
        placeholderPrefix: stringToPrecomputedChunk(idPrefix + "P:"),
        segmentPrefix: stringToPrecomputedChunk(idPrefix + "S:"),
        boundaryPrefix: stringToPrecomputedChunk(idPrefix + "B:"),
        startInlineScript: inlineScriptWithNonce,
        startInlineStyle: inlineStyleWithNonce,
        preamble: createPreambleState(),
        externalRuntimeScript: null,
        bootstrapChunks,
        importMapChunks: bootstrapScriptContent,
        onHeaders,
        headers: importMap,
        resets: {
          font: {},
          dns: {},
          connect: { default: {}, anonymous: {}, credentials: {} },
          image: {},
          style: {}
        },
        charsetChunks: [],
        viewportChunks: [],
        hoistableChunks: [],
        preconnects: /* @__PURE__ */ new Set(),
        fontPreloads: /* @__PURE__ */ new Set(),
        highImagePreloads: /* @__PURE__ */ new Set(),
        styles: /* @__PURE__ */ new Map(),
        bootstrapScripts: /* @__PURE__ */ new Set(),
        scripts: /* @__PURE__ */ new Set(),
        bulkPreloads: /* @__PURE__ */ new Set(),
        preloads: {
          images: /* @__PURE__ */ new Map(),
          stylesheets: /* @__PURE__ */ new Map(),
          scripts: /* @__PURE__ */ new Map(),
          moduleScripts: /* @__PURE__ */ new Map()
        },
        nonce: { script: externalRuntimeConfig, style: nonceStyle },
        hoistableState: null,
        stylesToHoist: false
      };
      if (void 0 !== bootstrapScripts)
        for (importMap = 0; importMap < bootstrapScripts.length; importMap++)
          idPrefix = bootstrapScripts[importMap], nonceStyle = inlineScriptWithNonce = void 0, inlineStyleWithNonce = {
            rel: "preload",
            as: "script",
            fetchPriority: "low",
            nonce
          }, "string" === typeof idPrefix ? inlineStyleWithNonce.href = maxHeadersLength = idPrefix : (inlineStyleWithNonce.href = maxHeadersLength = idPrefix.src, inlineStyleWithNonce.integrity = nonceStyle = "string" === typeof idPrefix.integrity ? idPrefix.integrity : void 0, inlineStyleWithNonce.crossOrigin = inlineScriptWithNonce = "string" === typeof idPrefix || null == idPrefix.crossOrigin ? void 0 : "use-credentials" === idPrefix.crossOrigin ? "use-credentials" : ""), idPrefix = resumableState, bootstrapScriptContent = maxHeadersLength, idPrefix.scriptResources[bootstrapScriptContent] = null, idPrefix.moduleScriptResources[bootstrapScriptContent] = null, idPrefix = [], pushLinkImpl(idPrefix, inlineStyleWithNonce), onHeaders.bootstrapScripts.add(idPrefix), bootstrapChunks.push(
            startScriptSrc,
            escapeTextForBrowser(maxHeadersLength),
            attributeEnd
          ), externalRuntimeConfig && bootstrapChunks.push(
            scriptNonce,
            escapeTextForBrowser(externalRuntimeConfig),
            attributeEnd
          ), "string" === typeof nonceStyle && bootstrapChunks.push(
            scriptIntegirty,
            escapeTextForBrowser(nonceStyle),
            attributeEnd
          ), "string" === typeof inlineScriptWithNonce && bootstrapChunks.push(
            scriptCrossOrigin,
            escapeTextForBrowser(inlineScriptWithNonce),
            attributeEnd
          ), pushCompletedShellIdAttribute(bootstrapChunks, resumableState), bootstrapChunks.push(endAsyncScript);
      if (void 0 !== bootstrapModules)
        for (nonce = 0; nonce < bootstrapModules.length; nonce++)
          nonceStyle = bootstrapModules[nonce], maxHeadersLength = importMap = void 0, inlineScriptWithNonce = {
            rel: "modulepreload",
            fetchPriority: "low",
            nonce: externalRuntimeConfig
          }, "string" === typeof nonceStyle ? inlineScriptWithNonce.href = bootstrapScripts = nonceStyle : (inlineScriptWithNonce.href = bootstrapScripts = nonceStyle.src, inlineScriptWithNonce.integrity = maxHeadersLength = "string" === typeof nonceStyle.integrity ? nonceStyle.integrity : void 0, inlineScriptWithNonce.crossOrigin = importMap = "string" === typeof nonceStyle || null == nonceStyle.crossOrigin ? void 0 : "use-credentials" === nonceStyle.crossOrigin ? "use-credentials" : ""), nonceStyle = resumableState, inlineStyleWithNonce = bootstrapScripts, nonceStyle.scriptResources[inlineStyleWithNonce] = null, nonceStyle.moduleScriptResources[inlineStyleWithNonce] = null, nonceStyle = [], pushLinkImpl(nonceStyle, inlineScriptWithNonce), onHeaders.bootstrapScripts.add(nonceStyle), bootstrapChunks.push(
            startModuleSrc,
            escapeTextForBrowser(bootstrapScripts),
            attributeEnd
          ), externalRuntimeConfig && bootstrapChunks.push(
            scriptNonce,
            escapeTextForBrowser(externalRuntimeConfig),
            attributeEnd
          ), "string" === typeof maxHeadersLength && bootstrapChunks.push(
            scriptIntegirty,
            escapeTextForBrowser(maxHeadersLength),
            attributeEnd
          ), "string" === typeof importMap && bootstrapChunks.push(
            scriptCrossOrigin,
            escapeTextForBrowser(importMap),
            attributeEnd
          ), pushCompletedShellIdAttribute(bootstrapChunks, resumableState), bootstrapChunks.push(endAsyncScript);
      return onHeaders;
    }
    function createResumableState(identifierPrefix, externalRuntimeConfig, bootstrapScriptContent, bootstrapScripts, bootstrapModules) {
      return {
        idPrefix: void 0 === identifierPrefix ? "" : identifierPrefix,
        nextFormID: 0,
        streamingFormat: 0,
        bootstrapScriptContent,
        bootstrapScripts,
        bootstrapModules,
        instructions: 0,
        hasBody: false,
        hasHtml: false,
        unknownResources: {},
        dnsResources: {},
        connectResources: { default: {}, anonymous: {}, credentials: {} },
        imageResources: {},
        styleResources: {},
        scriptResources: {},
        moduleUnknownResources: {},
        moduleScriptResources: {}
      };
    }
    function createPreambleState() {
      return { htmlChunks: null, headChunks: null, bodyChunks: null };
    }
    function createFormatContext(insertionMode, selectedValue, tagScope, viewTransition) {
      return {
        insertionMode,
        selectedValue,
        tagScope,
        viewTransition
      };
    }
    function createRootFormatContext(namespaceURI) {
      return createFormatContext(
        "http://www.w3.org/2000/svg" === namespaceURI ? 4 : "http://www.w3.org/1998/Math/MathML" === namespaceURI ? 5 : 0,
        null,
        0,
        null
      );
    }
    function getChildFormatContext(parentContext, type, props) {
      var subtreeScope = parentContext.tagScope & -25;
      switch (type) {
        case "noscript":
          return createFormatContext(2, null, subtreeScope | 1, null);
        case "select":
          return createFormatContext(
            2,
            null != props.value ? props.value : props.defaultValue,
            subtreeScope,
            null
          );
        case "svg":
          return createFormatContext(4, null, subtreeScope, null);
        case "picture":
          return createFormatContext(2, null, subtreeScope | 2, null);
        case "math":
          return createFormatContext(5, null, subtreeScope, null);
        case "foreignObject":
          return createFormatContext(2, null, subtreeScope, null);
        case "table":
          return createFormatContext(6, null, subtreeScope, null);
        case "thead":
        case "tbody":
        case "tfoot":
          return createFormatContext(7, null, subtreeScope, null);
        case "colgroup":
          return createFormatContext(9, null, subtreeScope, null);
        case "tr":
          return createFormatContext(8, null, subtreeScope, null);
        case "head":
          if (2 > parentContext.insertionMode)
            return createFormatContext(3, null, subtreeScope, null);
          break;
        case "html":
          if (0 === parentContext.insertionMode)
            return createFormatContext(1, null, subtreeScope, null);
      }
      return 6 <= parentContext.insertionMode || 2 > parentContext.insertionMode ? createFormatContext(2, null, subtreeScope, null) : null !== parentContext.viewTransition || parentContext.tagScope !== subtreeScope ? createFormatContext(
        parentContext.insertionMode,
        parentContext.selectedValue,
        subtreeScope,
        null
      ) : parentContext;
    }
    function getSuspenseViewTransition(parentViewTransition) {
      return null === parentViewTransition ? null : {
        update: parentViewTransition.update,
        enter: "none",
        exit: "none",
        share: parentViewTransition.update,
        parentEnter: "none",
        parentExit: "none",
        name: parentViewTransition.autoName,
        autoName: parentViewTransition.autoName,
        nameIdx: 0
      };
    }
    function getSuspenseFallbackFormatContext(resumableState, parentContext) {
      parentContext.tagScope & 32 && (resumableState.instructions |= 128);
      return createFormatContext(
        parentContext.insertionMode,
        parentContext.selectedValue,
        parentContext.tagScope | 12,
        getSuspenseViewTransition(parentContext.viewTransition)
      );
    }
    function getSuspenseContentFormatContext(resumableState, parentContext) {
      resumableState = getSuspenseViewTransition(parentContext.viewTransition);
      var subtreeScope = parentContext.tagScope | 16;
      null !== resumableState && "none" !== resumableState.share && (subtreeScope |= 64);
      return createFormatContext(
        parentContext.insertionMode,
        parentContext.selectedValue,
        subtreeScope,
        resumableState
      );
    }
    function makeId(resumableState, treeId, localId) {
      resumableState = "_" + resumableState.idPrefix + "R_" + treeId;
      0 < localId && (resumableState += "H" + localId.toString(32));
      return resumableState + "_";
    }
    var textSeparator = stringToPrecomputedChunk("<!-- -->");
    function pushTextInstance(target, text2, renderState, textEmbedded) {
      if ("" === text2) return textEmbedded;
      textEmbedded && target.push(textSeparator);
      target.push(escapeTextForBrowser(text2));
      return true;
    }
    function pushViewTransitionAttributes(target, formatContext) {
      formatContext = formatContext.viewTransition;
      null !== formatContext && ("auto" !== formatContext.name && (pushStringAttribute(
        target,
        "vt-name",
        0 === formatContext.nameIdx ? formatContext.name : formatContext.name + "_" + formatContext.nameIdx
      ), formatContext.nameIdx++), pushStringAttribute(target, "vt-update", formatContext.update), "none" !== formatContext.enter && pushStringAttribute(target, "vt-enter", formatContext.enter), "none" !== formatContext.exit && pushStringAttribute(target, "vt-exit", formatContext.exit), "none" !== formatContext.share && pushStringAttribute(target, "vt-share", formatContext.share));
    }
    var styleNameCache = /* @__PURE__ */ new Map();
    var styleAttributeStart = stringToPrecomputedChunk(' style="');
    var styleAssign = stringToPrecomputedChunk(":");
    var styleSeparator = stringToPrecomputedChunk(";");
    function pushStyleAttribute(target, style) {
      if ("object" !== typeof style)
        throw Error(
          "The `style` prop expects a mapping from style properties to values, not a string. For example, style={{marginRight: spacing + 'em'}} when using JSX."
        );
      var isFirst = true, styleName;
      for (styleName in style)
        if (hasOwnProperty.call(style, styleName)) {
          var styleValue = style[styleName];
          if (null != styleValue && "boolean" !== typeof styleValue && "" !== styleValue) {
            if (0 === styleName.indexOf("--")) {
              var nameChunk = escapeTextForBrowser(styleName);
              styleValue = escapeTextForBrowser(("" + styleValue).trim());
            } else
              nameChunk = styleNameCache.get(styleName), void 0 === nameChunk && (nameChunk = stringToPrecomputedChunk(
                escapeTextForBrowser(
                  styleName.replace(uppercasePattern, "-$1").toLowerCase().replace(msPattern, "-ms-")
                )
              ), styleNameCache.set(styleName, nameChunk)), styleValue = "number" === typeof styleValue ? 0 === styleValue || unitlessNumbers.has(styleName) ? "" + styleValue : styleValue + "px" : escapeTextForBrowser(("" + styleValue).trim());
            isFirst ? (isFirst = false, target.push(
              styleAttributeStart,
              nameChunk,
              styleAssign,
              styleValue
            )) : target.push(styleSeparator, nameChunk, styleAssign, styleValue);
          }
        }
      isFirst || target.push(attributeEnd);
    }
    var attributeSeparator = stringToPrecomputedChunk(" ");
    var attributeAssign = stringToPrecomputedChunk('="');
    var attributeEnd = stringToPrecomputedChunk('"');
    var attributeEmptyString = stringToPrecomputedChunk('=""');
    function pushBooleanAttribute(target, name, value) {
      value && "function" !== typeof value && "symbol" !== typeof value && target.push(attributeSeparator, name, attributeEmptyString);
    }
    function pushStringAttribute(target, name, value) {
      "function" !== typeof value && "symbol" !== typeof value && "boolean" !== typeof value && target.push(
        attributeSeparator,
        name,
        attributeAssign,
        escapeTextForBrowser(value),
        attributeEnd
      );
    }
    var actionJavaScriptURL = stringToPrecomputedChunk(
      escapeTextForBrowser(
        "javascript:throw new Error('React form unexpectedly submitted.')"
      )
    );
    var startHiddenInputChunk = stringToPrecomputedChunk('<input type="hidden"');
    function pushAdditionalFormField(value, key) {
      this.push(startHiddenInputChunk);
      validateAdditionalFormField(value);
      pushStringAttribute(this, "name", key);
      pushStringAttribute(this, "value", value);
      this.push(endOfStartTagSelfClosing);
    }
    function validateAdditionalFormField(value) {
      if ("string" !== typeof value)
        throw Error(
          "File/Blob fields are not yet supported in progressive forms. Will fallback to client hydration."
        );
    }
    function getCustomFormFields(resumableState, formAction) {
      if ("function" === typeof formAction.$$FORM_ACTION) {
        var id = resumableState.nextFormID++;
        resumableState = resumableState.idPrefix + id;
        try {
          var customFields = formAction.$$FORM_ACTION(resumableState);
          if (customFields) {
            var formData = customFields.data;
            null != formData && formData.forEach(validateAdditionalFormField);
          }
          return customFields;
        } catch (x) {
          if ("object" === typeof x && null !== x && "function" === typeof x.then)
            throw x;
        }
      }
      return null;
    }
    function pushFormActionAttribute(target, resumableState, renderState, formAction, formEncType, formMethod, formTarget, name) {
      var formData = null;
      if ("function" === typeof formAction) {
        var customFields = getCustomFormFields(resumableState, formAction);
        null !== customFields ? (name = customFields.name, formAction = customFields.action || "", formEncType = customFields.encType, formMethod = customFields.method, formTarget = customFields.target, formData = customFields.data) : (target.push(
          attributeSeparator,
          "formAction",
          attributeAssign,
          actionJavaScriptURL,
          attributeEnd
        ), formTarget = formMethod = formEncType = formAction = name = null, injectFormReplayingRuntime(resumableState, renderState));
      }
      null != name && pushAttribute(target, "name", name);
      null != formAction && pushAttribute(target, "formAction", formAction);
      null != formEncType && pushAttribute(target, "formEncType", formEncType);
      null != formMethod && pushAttribute(target, "formMethod", formMethod);
      null != formTarget && pushAttribute(target, "formTarget", formTarget);
      return formData;
    }
    function pushAttribute(target, name, value) {
      switch (name) {
        case "className":
          pushStringAttribute(target, "class", value);
          break;
        case "tabIndex":
          pushStringAttribute(target, "tabindex", value);
          break;
        case "dir":
        case "role":
        case "viewBox":
        case "width":
        case "height":
          pushStringAttribute(target, name, value);
          break;
        case "style":
          pushStyleAttribute(target, value);
          break;
        case "src":
        case "href":
          if ("" === value) break;
        case "action":
        case "formAction":
          if (null == value || "function" === typeof value || "symbol" === typeof value || "boolean" === typeof value)
            break;
          value = sanitizeURL("" + value);
          target.push(
            attributeSeparator,
            name,
            attributeAssign,
            escapeTextForBrowser(value),
            attributeEnd
          );
          break;
        case "defaultValue":
        case "defaultChecked":
        case "innerHTML":
        case "suppressContentEditableWarning":
        case "suppressHydrationWarning":
        case "ref":
          break;
        case "autoFocus":
        case "multiple":
        case "muted":
          pushBooleanAttribute(target, name.toLowerCase(), value);
          break;
        case "xlinkHref":
          if ("function" === typeof value || "symbol" === typeof value || "boolean" === typeof value)
            break;
          value = sanitizeURL("" + value);
          target.push(
            attributeSeparator,
            "xlink:href",
            attributeAssign,
            escapeTextForBrowser(value),
            attributeEnd
          );
          break;
        case "contentEditable":
        case "spellCheck":
        case "draggable":
        case "value":
        case "autoReverse":
        case "externalResourcesRequired":
        case "focusable":
        case "preserveAlpha":
          "function" !== typeof value && "symbol" !== typeof value && target.push(
            attributeSeparator,
            name,
            attributeAssign,
            escapeTextForBrowser(value),
            attributeEnd
          );
          break;
        case "inert":
        case "allowFullScreen":
        case "async":
        case "autoPlay":
        case "controls":
        case "credentialless":
        case "default":
        case "defer":
        case "disabled":
        case "disablePictureInPicture":
        case "disableRemotePlayback":
        case "formNoValidate":
        case "hidden":
        case "loop":
        case "noModule":
        case "noValidate":
        case "open":
        case "playsInline":
        case "readOnly":
        case "required":
        case "reversed":
        case "scoped":
        case "seamless":
        case "itemScope":
          value && "function" !== typeof value && "symbol" !== typeof value && target.push(attributeSeparator, name, attributeEmptyString);
          break;
        case "capture":
        case "download":
          true === value ? target.push(attributeSeparator, name, attributeEmptyString) : false !== value && "function" !== typeof value && "symbol" !== typeof value && target.push(
            attributeSeparator,
            name,
            attributeAssign,
            escapeTextForBrowser(value),
            attributeEnd
          );
          break;
        case "cols":
        case "rows":
        case "size":
        case "span":
          "function" !== typeof value && "symbol" !== typeof value && !isNaN(value) && 1 <= value && target.push(
            attributeSeparator,
            name,
            attributeAssign,
            escapeTextForBrowser(value),
            attributeEnd
          );
          break;
        case "rowSpan":
        case "start":
          "function" === typeof value || "symbol" === typeof value || isNaN(value) || target.push(
            attributeSeparator,
            name,
            attributeAssign,
            escapeTextForBrowser(value),
            attributeEnd
          );
          break;
        case "xlinkActuate":
          pushStringAttribute(target, "xlink:actuate", value);
          break;
        case "xlinkArcrole":
          pushStringAttribute(target, "xlink:arcrole", value);
          break;
        case "xlinkRole":
          pushStringAttribute(target, "xlink:role", value);
          break;
        case "xlinkShow":
          pushStringAttribute(target, "xlink:show", value);
          break;
        case "xlinkTitle":
          pushStringAttribute(target, "xlink:title", value);
          break;
        case "xlinkType":
          pushStringAttribute(target, "xlink:type", value);
          break;
        case "xmlBase":
          pushStringAttribute(target, "xml:base", value);
          break;
        case "xmlLang":
          pushStringAttribute(target, "xml:lang", value);
          break;
        case "xmlSpace":
          pushStringAttribute(target, "xml:space", value);
          break;
        default:
          if (!(2 < name.length) || "o" !== name[0] && "O" !== name[0] || "n" !== name[1] && "N" !== name[1]) {
            if (name = aliases.get(name) || name, isAttributeNameSafe(name)) {
              switch (typeof value) {
                case "function":
                case "symbol":
                  return;
                case "boolean":
                  var prefix$8 = name.toLowerCase().slice(0, 5);
                  if ("data-" !== prefix$8 && "aria-" !== prefix$8) return;
              }
              target.push(
                attributeSeparator,
                name,
                attributeAssign,
                escapeTextForBrowser(value),
                attributeEnd
              );
            }
          }
      }
    }
    var endOfStartTag = stringToPrecomputedChunk(">");
    var endOfStartTagSelfClosing = stringToPrecomputedChunk("/>");
    function pushInnerHTML(target, innerHTML, children) {
      if (null != innerHTML) {
        if (null != children)
          throw Error(
            "Can only set one of `children` or `props.dangerouslySetInnerHTML`."
          );
        if ("object" !== typeof innerHTML || !("__html" in innerHTML))
          throw Error(
            "`props.dangerouslySetInnerHTML` must be in the form `{__html: ...}`. Please visit https://react.dev/link/dangerously-set-inner-html for more information."
          );
        innerHTML = innerHTML.__html;
        null !== innerHTML && void 0 !== innerHTML && target.push("" + innerHTML);
      }
    }
    function flattenOptionChildren(children) {
      var content = "";
      React.Children.forEach(children, function(child) {
        null != child && (content += child);
      });
      return content;
    }
    var selectedMarkerAttribute = stringToPrecomputedChunk(' selected=""');
    var formReplayingRuntimeScript = stringToPrecomputedChunk(
      `addEventListener("submit",function(a){if(!a.defaultPrevented){var b=a.target,d=a.submitter,c=b.action,e=d;if(d){var f=d.getAttribute("formAction");null!=f&&(c=f,e=null)}"javascript:throw new Error('React form unexpectedly submitted.')"===c&&(a.preventDefault(),a=new FormData(b,e),c=b.ownerDocument||b,(c.$$reactFormReplay=c.$$reactFormReplay||[]).push(b,d,a))}});`
    );
    function injectFormReplayingRuntime(resumableState, renderState) {
      if (0 === (resumableState.instructions & 16)) {
        resumableState.instructions |= 16;
        var preamble = renderState.preamble, bootstrapChunks = renderState.bootstrapChunks;
        (preamble.htmlChunks || preamble.headChunks) && 0 === bootstrapChunks.length ? (bootstrapChunks.push(renderState.startInlineScript), pushCompletedShellIdAttribute(bootstrapChunks, resumableState), bootstrapChunks.push(
          endOfStartTag,
          formReplayingRuntimeScript,
          endInlineScript
        )) : bootstrapChunks.unshift(
          renderState.startInlineScript,
          endOfStartTag,
          formReplayingRuntimeScript,
          endInlineScript
        );
      }
    }
    var formStateMarkerIsMatching = stringToPrecomputedChunk("<!--F!-->");
    var formStateMarkerIsNotMatching = stringToPrecomputedChunk("<!--F-->");
    function pushLinkImpl(target, props) {
      target.push(startChunkForTag("link"));
      for (var propKey in props)
        if (hasOwnProperty.call(props, propKey)) {
          var propValue = props[propKey];
          if (null != propValue)
            switch (propKey) {
              case "children":
              case "dangerouslySetInnerHTML":
                throw Error(
                  "link is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`."
                );
              default:
                pushAttribute(target, propKey, propValue);
            }
        }
      target.push(endOfStartTagSelfClosing);
      return null;
    }
    var styleRegex = /(<\/|<)(s)(tyle)/gi;
    function styleReplacer(match, prefix2, s, suffix2) {
      return "" + prefix2 + ("s" === s ? "\\73 " : "\\53 ") + suffix2;
    }
    function pushSelfClosing(target, props, tag, formatContext) {
      target.push(startChunkForTag(tag));
      for (var propKey in props)
        if (hasOwnProperty.call(props, propKey)) {
          var propValue = props[propKey];
          if (null != propValue)
            switch (propKey) {
              case "children":
              case "dangerouslySetInnerHTML":
                throw Error(
                  tag + " is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`."
                );
              default:
                pushAttribute(target, propKey, propValue);
            }
        }
      pushViewTransitionAttributes(target, formatContext);
      target.push(endOfStartTagSelfClosing);
      return null;
    }
    function pushTitleImpl(target, props) {
      target.push(startChunkForTag("title"));
      var children = null, innerHTML = null, propKey;
      for (propKey in props)
        if (hasOwnProperty.call(props, propKey)) {
          var propValue = props[propKey];
          if (null != propValue)
            switch (propKey) {
              case "children":
                children = propValue;
                break;
              case "dangerouslySetInnerHTML":
                innerHTML = propValue;
                break;
              default:
                pushAttribute(target, propKey, propValue);
            }
        }
      target.push(endOfStartTag);
      props = Array.isArray(children) ? 2 > children.length ? children[0] : null : children;
      "function" !== typeof props && "symbol" !== typeof props && null !== props && void 0 !== props && target.push(escapeTextForBrowser("" + props));
      pushInnerHTML(target, innerHTML, children);
      target.push(endChunkForTag("title"));
      return null;
    }
    var headPreambleContributionChunk = stringToPrecomputedChunk("<!--head-->");
    var bodyPreambleContributionChunk = stringToPrecomputedChunk("<!--body-->");
    var htmlPreambleContributionChunk = stringToPrecomputedChunk("<!--html-->");
    function pushScriptImpl(target, props) {
      target.push(startChunkForTag("script"));
      var children = null, innerHTML = null, propKey;
      for (propKey in props)
        if (hasOwnProperty.call(props, propKey)) {
          var propValue = props[propKey];
          if (null != propValue)
            switch (propKey) {
              case "children":
                children = propValue;
                break;
              case "dangerouslySetInnerHTML":
                innerHTML = propValue;
                break;
              default:
                pushAttribute(target, propKey, propValue);
            }
        }
      target.push(endOfStartTag);
      pushInnerHTML(target, innerHTML, children);
      "string" === typeof children && target.push(("" + children).replace(scriptRegex, scriptReplacer));
      target.push(endChunkForTag("script"));
      return null;
    }
    function pushStartSingletonElement(target, props, tag, formatContext) {
      target.push(startChunkForTag(tag));
      var innerHTML = tag = null, propKey;
      for (propKey in props)
        if (hasOwnProperty.call(props, propKey)) {
          var propValue = props[propKey];
          if (null != propValue)
            switch (propKey) {
              case "children":
                tag = propValue;
                break;
              case "dangerouslySetInnerHTML":
                innerHTML = propValue;
                break;
              default:
                pushAttribute(target, propKey, propValue);
            }
        }
      pushViewTransitionAttributes(target, formatContext);
      target.push(endOfStartTag);
      pushInnerHTML(target, innerHTML, tag);
      return tag;
    }
    function pushStartGenericElement(target, props, tag, formatContext) {
      target.push(startChunkForTag(tag));
      var innerHTML = tag = null, propKey;
      for (propKey in props)
        if (hasOwnProperty.call(props, propKey)) {
          var propValue = props[propKey];
          if (null != propValue)
            switch (propKey) {
              case "children":
                tag = propValue;
                break;
              case "dangerouslySetInnerHTML":
                innerHTML = propValue;
                break;
              default:
                pushAttribute(target, propKey, propValue);
            }
        }
      pushViewTransitionAttributes(target, formatContext);
      target.push(endOfStartTag);
      pushInnerHTML(target, innerHTML, tag);
      return "string" === typeof tag ? (target.push(escapeTextForBrowser(tag)), null) : tag;
    }
    var leadingNewline = stringToPrecomputedChunk("\n");
    var VALID_TAG_REGEX = /^[a-zA-Z][a-zA-Z:_\.\-\d]*$/;
    var validatedTagCache = /* @__PURE__ */ new Map();
    function startChunkForTag(tag) {
      var tagStartChunk = validatedTagCache.get(tag);
      if (void 0 === tagStartChunk) {
        if (!VALID_TAG_REGEX.test(tag)) throw Error("Invalid tag: " + tag);
        tagStartChunk = stringToPrecomputedChunk("<" + tag);
        validatedTagCache.set(tag, tagStartChunk);
      }
      return tagStartChunk;
    }
    var doctypeChunk = stringToPrecomputedChunk("<!DOCTYPE html>");
    function pushStartInstance(target$jscomp$0, type, props, resumableState, renderState, preambleState, hoistableState, formatContext, textEmbedded) {
      switch (type) {
        case "div":
        case "span":
        case "svg":
        case "path":
          break;
        case "a":
          target$jscomp$0.push(startChunkForTag("a"));
          var children = null, innerHTML = null, propKey;
          for (propKey in props)
            if (hasOwnProperty.call(props, propKey)) {
              var propValue = props[propKey];
              if (null != propValue)
                switch (propKey) {
                  case "children":
                    children = propValue;
                    break;
                  case "dangerouslySetInnerHTML":
                    innerHTML = propValue;
                    break;
                  case "href":
                    "" === propValue ? pushStringAttribute(target$jscomp$0, "href", "") : pushAttribute(target$jscomp$0, propKey, propValue);
                    break;
                  default:
                    pushAttribute(target$jscomp$0, propKey, propValue);
                }
            }
          pushViewTransitionAttributes(target$jscomp$0, formatContext);
          target$jscomp$0.push(endOfStartTag);
          pushInnerHTML(target$jscomp$0, innerHTML, children);
          if ("string" === typeof children) {
            target$jscomp$0.push(escapeTextForBrowser(children));
            var JSCompiler_inline_result = null;
          } else JSCompiler_inline_result = children;
          return JSCompiler_inline_result;
        case "g":
        case "p":
        case "li":
          break;
        case "select":
          target$jscomp$0.push(startChunkForTag("select"));
          var children$jscomp$0 = null, innerHTML$jscomp$0 = null, propKey$jscomp$0;
          for (propKey$jscomp$0 in props)
            if (hasOwnProperty.call(props, propKey$jscomp$0)) {
              var propValue$jscomp$0 = props[propKey$jscomp$0];
              if (null != propValue$jscomp$0)
                switch (propKey$jscomp$0) {
                  case "children":
                    children$jscomp$0 = propValue$jscomp$0;
                    break;
                  case "dangerouslySetInnerHTML":
                    innerHTML$jscomp$0 = propValue$jscomp$0;
                    break;
                  case "defaultValue":
                  case "value":
                    break;
                  default:
                    pushAttribute(
                      target$jscomp$0,
                      propKey$jscomp$0,
                      propValue$jscomp$0
                    );
                }
            }
          pushViewTransitionAttributes(target$jscomp$0, formatContext);
          target$jscomp$0.push(endOfStartTag);
          pushInnerHTML(target$jscomp$0, innerHTML$jscomp$0, children$jscomp$0);
          return children$jscomp$0;
        case "option":
          var selectedValue = formatContext.selectedValue;
          target$jscomp$0.push(startChunkForTag("option"));
          var children$jscomp$1 = null, value = null, selected = null, innerHTML$jscomp$1 = null, propKey$jscomp$1;
          for (propKey$jscomp$1 in props)
            if (hasOwnProperty.call(props, propKey$jscomp$1)) {
              var propValue$jscomp$1 = props[propKey$jscomp$1];
              if (null != propValue$jscomp$1)
                switch (propKey$jscomp$1) {
                  case "children":
                    children$jscomp$1 = propValue$jscomp$1;
                    break;
                  case "selected":
                    selected = propValue$jscomp$1;
                    break;
                  case "dangerouslySetInnerHTML":
                    innerHTML$jscomp$1 = propValue$jscomp$1;
                    break;
                  case "value":
                    value = propValue$jscomp$1;
                  default:
                    pushAttribute(
                      target$jscomp$0,
                      propKey$jscomp$1,
                      propValue$jscomp$1
                    );
                }
            }
          if (null != selectedValue) {
            var stringValue = null !== value ? "" + value : flattenOptionChildren(children$jscomp$1);
            if (isArrayImpl(selectedValue))
              for (var i = 0; i < selectedValue.length; i++) {
                if ("" + selectedValue[i] === stringValue) {
                  target$jscomp$0.push(selectedMarkerAttribute);
                  break;
                }
              }
            else
              "" + selectedValue === stringValue && target$jscomp$0.push(selectedMarkerAttribute);
          } else selected && target$jscomp$0.push(selectedMarkerAttribute);
          target$jscomp$0.push(endOfStartTag);
          pushInnerHTML(target$jscomp$0, innerHTML$jscomp$1, children$jscomp$1);
          return children$jscomp$1;
        case "textarea":
          target$jscomp$0.push(startChunkForTag("textarea"));
          var value$jscomp$0 = null, defaultValue = null, children$jscomp$2 = null, propKey$jscomp$2;
          for (propKey$jscomp$2 in props)
            if (hasOwnProperty.call(props, propKey$jscomp$2)) {
              var propValue$jscomp$2 = props[propKey$jscomp$2];
              if (null != propValue$jscomp$2)
                switch (propKey$jscomp$2) {
                  case "children":
                    children$jscomp$2 = propValue$jscomp$2;
                    break;
                  case "value":
                    value$jscomp$0 = propValue$jscomp$2;
                    break;
                  case "defaultValue":
                    defaultValue = propValue$jscomp$2;
                    break;
                  case "dangerouslySetInnerHTML":
                    throw Error(
                      "`dangerouslySetInnerHTML` does not make sense on <textarea>."
                    );
                  default:
                    pushAttribute(
                      target$jscomp$0,
                      propKey$jscomp$2,
                      propValue$jscomp$2
                    );
                }
            }
          null === value$jscomp$0 && null !== defaultValue && (value$jscomp$0 = defaultValue);
          pushViewTransitionAttributes(target$jscomp$0, formatContext);
          target$jscomp$0.push(endOfStartTag);
          if (null != children$jscomp$2) {
            if (null != value$jscomp$0)
              throw Error(
                "If you supply `defaultValue` on a <textarea>, do not pass children."
              );
            if (isArrayImpl(children$jscomp$2)) {
              if (1 < children$jscomp$2.length)
                throw Error("<textarea> can only have at most one child.");
              value$jscomp$0 = "" + children$jscomp$2[0];
            }
            value$jscomp$0 = "" + children$jscomp$2;
          }
          "string" === typeof value$jscomp$0 && "\n" === value$jscomp$0[0] && target$jscomp$0.push(leadingNewline);
          null !== value$jscomp$0 && target$jscomp$0.push(escapeTextForBrowser("" + value$jscomp$0));
          return null;
        case "input":
          target$jscomp$0.push(startChunkForTag("input"));
          var name = null, formAction = null, formEncType = null, formMethod = null, formTarget = null, value$jscomp$1 = null, defaultValue$jscomp$0 = null, checked = null, defaultChecked = null, propKey$jscomp$3;
          for (propKey$jscomp$3 in props)
            if (hasOwnProperty.call(props, propKey$jscomp$3)) {
              var propValue$jscomp$3 = props[propKey$jscomp$3];
              if (null != propValue$jscomp$3)
                switch (propKey$jscomp$3) {
                  case "children":
                  case "dangerouslySetInnerHTML":
                    throw Error(
                      "input is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`."
                    );
                  case "name":
                    name = propValue$jscomp$3;
                    break;
                  case "formAction":
                    formAction = propValue$jscomp$3;
                    break;
                  case "formEncType":
                    formEncType = propValue$jscomp$3;
                    break;
                  case "formMethod":
                    formMethod = propValue$jscomp$3;
                    break;
                  case "formTarget":
                    formTarget = propValue$jscomp$3;
                    break;
                  case "defaultChecked":
                    defaultChecked = propValue$jscomp$3;
                    break;
                  case "defaultValue":
                    defaultValue$jscomp$0 = propValue$jscomp$3;
                    break;
                  case "checked":
                    checked = propValue$jscomp$3;
                    break;
                  case "value":
                    value$jscomp$1 = propValue$jscomp$3;
                    break;
                  default:
                    pushAttribute(
                      target$jscomp$0,
                      propKey$jscomp$3,
                      propValue$jscomp$3
                    );
                }
            }
          var formData = pushFormActionAttribute(
            target$jscomp$0,
            resumableState,
            renderState,
            formAction,
            formEncType,
            formMethod,
            formTarget,
            name
          );
          null !== checked ? pushBooleanAttribute(target$jscomp$0, "checked", checked) : null !== defaultChecked && pushBooleanAttribute(target$jscomp$0, "checked", defaultChecked);
          null !== value$jscomp$1 ? pushAttribute(target$jscomp$0, "value", value$jscomp$1) : null !== defaultValue$jscomp$0 && pushAttribute(target$jscomp$0, "value", defaultValue$jscomp$0);
          pushViewTransitionAttributes(target$jscomp$0, formatContext);
          target$jscomp$0.push(endOfStartTagSelfClosing);
          null != formData && formData.forEach(pushAdditionalFormField, target$jscomp$0);
          return null;
        case "button":
          target$jscomp$0.push(startChunkForTag("button"));
          var children$jscomp$3 = null, innerHTML$jscomp$2 = null, name$jscomp$0 = null, formAction$jscomp$0 = null, formEncType$jscomp$0 = null, formMethod$jscomp$0 = null, formTarget$jscomp$0 = null, propKey$jscomp$4;
          for (propKey$jscomp$4 in props)
            if (hasOwnProperty.call(props, propKey$jscomp$4)) {
              var propValue$jscomp$4 = props[propKey$jscomp$4];
              if (null != propValue$jscomp$4)
                switch (propKey$jscomp$4) {
                  case "children":
                    children$jscomp$3 = propValue$jscomp$4;
                    break;
                  case "dangerouslySetInnerHTML":
                    innerHTML$jscomp$2 = propValue$jscomp$4;
                    break;
                  case "name":
                    name$jscomp$0 = propValue$jscomp$4;
                    break;
                  case "formAction":
                    formAction$jscomp$0 = propValue$jscomp$4;
                    break;
                  case "formEncType":
                    formEncType$jscomp$0 = propValue$jscomp$4;
                    break;
                  case "formMethod":
                    formMethod$jscomp$0 = propValue$jscomp$4;
                    break;
                  case "formTarget":
                    formTarget$jscomp$0 = propValue$jscomp$4;
                    break;
                  default:
                    pushAttribute(
                      target$jscomp$0,
                      propKey$jscomp$4,
                      propValue$jscomp$4
                    );
                }
            }
          var formData$jscomp$0 = pushFormActionAttribute(
            target$jscomp$0,
            resumableState,
            renderState,
            formAction$jscomp$0,
            formEncType$jscomp$0,
            formMethod$jscomp$0,
            formTarget$jscomp$0,
            name$jscomp$0
          );
          pushViewTransitionAttributes(target$jscomp$0, formatContext);
          target$jscomp$0.push(endOfStartTag);
          null != formData$jscomp$0 && formData$jscomp$0.forEach(pushAdditionalFormField, target$jscomp$0);
          pushInnerHTML(target$jscomp$0, innerHTML$jscomp$2, children$jscomp$3);
          if ("string" === typeof children$jscomp$3) {
            target$jscomp$0.push(escapeTextForBrowser(children$jscomp$3));
            var JSCompiler_inline_result$jscomp$0 = null;
          } else JSCompiler_inline_result$jscomp$0 = children$jscomp$3;
          return JSCompiler_inline_result$jscomp$0;
        case "form":
          target$jscomp$0.push(startChunkForTag("form"));
          var children$jscomp$4 = null, innerHTML$jscomp$3 = null, formAction$jscomp$1 = null, formEncType$jscomp$1 = null, formMethod$jscomp$1 = null, formTarget$jscomp$1 = null, propKey$jscomp$5;
          for (propKey$jscomp$5 in props)
            if (hasOwnProperty.call(props, propKey$jscomp$5)) {
              var propValue$jscomp$5 = props[propKey$jscomp$5];
              if (null != propValue$jscomp$5)
                switch (propKey$jscomp$5) {
                  case "children":
                    children$jscomp$4 = propValue$jscomp$5;
                    break;
                  case "dangerouslySetInnerHTML":
                    innerHTML$jscomp$3 = propValue$jscomp$5;
                    break;
                  case "action":
                    formAction$jscomp$1 = propValue$jscomp$5;
                    break;
                  case "encType":
                    formEncType$jscomp$1 = propValue$jscomp$5;
                    break;
                  case "method":
                    formMethod$jscomp$1 = propValue$jscomp$5;
                    break;
                  case "target":
                    formTarget$jscomp$1 = propValue$jscomp$5;
                    break;
                  default:
                    pushAttribute(
                      target$jscomp$0,
                      propKey$jscomp$5,
                      propValue$jscomp$5
                    );
                }
            }
          var formData$jscomp$1 = null, formActionName = null;
          if ("function" === typeof formAction$jscomp$1) {
            var customFields = getCustomFormFields(
              resumableState,
              formAction$jscomp$1
            );
            null !== customFields ? (formAction$jscomp$1 = customFields.action || "", formEncType$jscomp$1 = customFields.encType, formMethod$jscomp$1 = customFields.method, formTarget$jscomp$1 = customFields.target, formData$jscomp$1 = customFields.data, formActionName = customFields.name) : (target$jscomp$0.push(
              attributeSeparator,
              "action",
              attributeAssign,
              actionJavaScriptURL,
              attributeEnd
            ), formTarget$jscomp$1 = formMethod$jscomp$1 = formEncType$jscomp$1 = formAction$jscomp$1 = null, injectFormReplayingRuntime(resumableState, renderState));
          }
          null != formAction$jscomp$1 && pushAttribute(target$jscomp$0, "action", formAction$jscomp$1);
          null != formEncType$jscomp$1 && pushAttribute(target$jscomp$0, "encType", formEncType$jscomp$1);
          null != formMethod$jscomp$1 && pushAttribute(target$jscomp$0, "method", formMethod$jscomp$1);
          null != formTarget$jscomp$1 && pushAttribute(target$jscomp$0, "target", formTarget$jscomp$1);
          pushViewTransitionAttributes(target$jscomp$0, formatContext);
          target$jscomp$0.push(endOfStartTag);
          null !== formActionName && (target$jscomp$0.push(startHiddenInputChunk), pushStringAttribute(target$jscomp$0, "name", formActionName), target$jscomp$0.push(endOfStartTagSelfClosing), null != formData$jscomp$1 && formData$jscomp$1.forEach(pushAdditionalFormField, target$jscomp$0));
          pushInnerHTML(target$jscomp$0, innerHTML$jscomp$3, children$jscomp$4);
          if ("string" === typeof children$jscomp$4) {
            target$jscomp$0.push(escapeTextForBrowser(children$jscomp$4));
            var JSCompiler_inline_result$jscomp$1 = null;
          } else JSCompiler_inline_result$jscomp$1 = children$jscomp$4;
          return JSCompiler_inline_result$jscomp$1;
        case "menuitem":
          target$jscomp$0.push(startChunkForTag("menuitem"));
          for (var propKey$jscomp$6 in props)
            if (hasOwnProperty.call(props, propKey$jscomp$6)) {
              var propValue$jscomp$6 = props[propKey$jscomp$6];
              if (null != propValue$jscomp$6)
                switch (propKey$jscomp$6) {
                  case "children":
                  case "dangerouslySetInnerHTML":
                    throw Error(
                      "menuitems cannot have `children` nor `dangerouslySetInnerHTML`."
                    );
                  default:
                    pushAttribute(
                      target$jscomp$0,
                      propKey$jscomp$6,
                      propValue$jscomp$6
                    );
                }
            }
          pushViewTransitionAttributes(target$jscomp$0, formatContext);
          target$jscomp$0.push(endOfStartTag);
          return null;
        case "object":
          target$jscomp$0.push(startChunkForTag("object"));
          var children$jscomp$5 = null, innerHTML$jscomp$4 = null, propKey$jscomp$7;
          for (propKey$jscomp$7 in props)
            if (hasOwnProperty.call(props, propKey$jscomp$7)) {
              var propValue$jscomp$7 = props[propKey$jscomp$7];
              if (null != propValue$jscomp$7)
                switch (propKey$jscomp$7) {
                  case "children":
                    children$jscomp$5 = propValue$jscomp$7;
                    break;
                  case "dangerouslySetInnerHTML":
                    innerHTML$jscomp$4 = propValue$jscomp$7;
                    break;
                  case "data":
                    var sanitizedValue = sanitizeURL("" + propValue$jscomp$7);
                    if ("" === sanitizedValue) break;
                    target$jscomp$0.push(
                      attributeSeparator,
                      "data",
                      attributeAssign,
                      escapeTextForBrowser(sanitizedValue),
                      attributeEnd
                    );
                    break;
                  default:
                    pushAttribute(
                      target$jscomp$0,
                      propKey$jscomp$7,
                      propValue$jscomp$7
                    );
                }
            }
          pushViewTransitionAttributes(target$jscomp$0, formatContext);
          target$jscomp$0.push(endOfStartTag);
          pushInnerHTML(target$jscomp$0, innerHTML$jscomp$4, children$jscomp$5);
          if ("string" === typeof children$jscomp$5) {
            target$jscomp$0.push(escapeTextForBrowser(children$jscomp$5));
            var JSCompiler_inline_result$jscomp$2 = null;
          } else JSCompiler_inline_result$jscomp$2 = children$jscomp$5;
          return JSCompiler_inline_result$jscomp$2;
        case "title":
          var noscriptTagInScope = formatContext.tagScope & 1, isFallback = formatContext.tagScope & 4;
          if (4 === formatContext.insertionMode || noscriptTagInScope || null != props.itemProp)
            var JSCompiler_inline_result$jscomp$3 = pushTitleImpl(
              target$jscomp$0,
              props
            );
          else
            isFallback ? JSCompiler_inline_result$jscomp$3 = null : (pushTitleImpl(renderState.hoistableChunks, props), JSCompiler_inline_result$jscomp$3 = void 0);
          return JSCompiler_inline_result$jscomp$3;
        case "link":
          var noscriptTagInScope$jscomp$0 = formatContext.tagScope & 1, isFallback$jscomp$0 = formatContext.tagScope & 4, rel = props.rel, href = props.href, precedence = props.precedence;
          if (4 === formatContext.insertionMode || noscriptTagInScope$jscomp$0 || null != props.itemProp || "string" !== typeof rel || "string" !== typeof href || "" === href) {
            pushLinkImpl(target$jscomp$0, props);
            var JSCompiler_inline_result$jscomp$4 = null;
          } else if ("stylesheet" === props.rel)
            if ("string" !== typeof precedence || null != props.disabled || props.onLoad || props.onError)
              JSCompiler_inline_result$jscomp$4 = pushLinkImpl(
                target$jscomp$0,
                props
              );
            else {
              var styleQueue = renderState.styles.get(precedence), resourceState = resumableState.styleResources.hasOwnProperty(href) ? resumableState.styleResources[href] : void 0;
              if (null !== resourceState) {
                resumableState.styleResources[href] = null;
                styleQueue || (styleQueue = {
                  precedence: escapeTextForBrowser(precedence),
                  rules: [],
                  hrefs: [],
                  sheets: /* @__PURE__ */ new Map()
                }, renderState.styles.set(precedence, styleQueue));
                var resource = {
                  state: 0,
                  props: assign({}, props, {
                    "data-precedence": props.precedence,
                    precedence: null
                  })
                };
                if (resourceState) {
                  2 === resourceState.length && adoptPreloadCredentials(resource.props, resourceState);
                  var preloadResource = renderState.preloads.stylesheets.get(href);
                  preloadResource && 0 < preloadResource.length ? preloadResource.length = 0 : resource.state = 1;
                }
                styleQueue.sheets.set(href, resource);
                hoistableState && hoistableState.stylesheets.add(resource);
              } else if (styleQueue) {
                var resource$9 = styleQueue.sheets.get(href);
                resource$9 && hoistableState && hoistableState.stylesheets.add(resource$9);
              }
              textEmbedded && target$jscomp$0.push(textSeparator);
              JSCompiler_inline_result$jscomp$4 = null;
            }
          else
            props.onLoad || props.onError ? JSCompiler_inline_result$jscomp$4 = pushLinkImpl(
              target$jscomp$0,
              props
            ) : (textEmbedded && target$jscomp$0.push(textSeparator), JSCompiler_inline_result$jscomp$4 = isFallback$jscomp$0 ? null : pushLinkImpl(renderState.hoistableChunks, props));
          return JSCompiler_inline_result$jscomp$4;
        case "script":
          var noscriptTagInScope$jscomp$1 = formatContext.tagScope & 1, asyncProp = props.async;
          if ("string" !== typeof props.src || !props.src || !asyncProp || "function" === typeof asyncProp || "symbol" === typeof asyncProp || props.onLoad || props.onError || 4 === formatContext.insertionMode || noscriptTagInScope$jscomp$1 || null != props.itemProp)
            var JSCompiler_inline_result$jscomp$5 = pushScriptImpl(
              target$jscomp$0,
              props
            );
          else {
            var key = props.src;
            if ("module" === props.type) {
              var resources = resumableState.moduleScriptResources;
              var preloads = renderState.preloads.moduleScripts;
            } else
              resources = resumableState.scriptResources, preloads = renderState.preloads.scripts;
            var resourceState$jscomp$0 = resources.hasOwnProperty(key) ? resources[key] : void 0;
            if (null !== resourceState$jscomp$0) {
              resources[key] = null;
              var scriptProps = props;
              if (resourceState$jscomp$0) {
                2 === resourceState$jscomp$0.length && (scriptProps = assign({}, props), adoptPreloadCredentials(scriptProps, resourceState$jscomp$0));
                var preloadResource$jscomp$0 = preloads.get(key);
                preloadResource$jscomp$0 && (preloadResource$jscomp$0.length = 0);
              }
              var resource$jscomp$0 = [];
              renderState.scripts.add(resource$jscomp$0);
              pushScriptImpl(resource$jscomp$0, scriptProps);
            }
            textEmbedded && target$jscomp$0.push(textSeparator);
            JSCompiler_inline_result$jscomp$5 = null;
          }
          return JSCompiler_inline_result$jscomp$5;
        case "style":
          var noscriptTagInScope$jscomp$2 = formatContext.tagScope & 1, precedence$jscomp$0 = props.precedence, href$jscomp$0 = props.href, nonce = props.nonce;
          if (4 === formatContext.insertionMode || noscriptTagInScope$jscomp$2 || null != props.itemProp || "string" !== typeof precedence$jscomp$0 || "string" !== typeof href$jscomp$0 || "" === href$jscomp$0) {
            target$jscomp$0.push(startChunkForTag("style"));
            var children$jscomp$6 = null, innerHTML$jscomp$5 = null, propKey$jscomp$8;
            for (propKey$jscomp$8 in props)
              if (hasOwnProperty.call(props, propKey$jscomp$8)) {
                var propValue$jscomp$8 = props[propKey$jscomp$8];
                if (null != propValue$jscomp$8)
                  switch (propKey$jscomp$8) {
                    case "children":
                      children$jscomp$6 = propValue$jscomp$8;
                      break;
                    case "dangerouslySetInnerHTML":
                      innerHTML$jscomp$5 = propValue$jscomp$8;
                      break;
                    default:
                      pushAttribute(
                        target$jscomp$0,
                        propKey$jscomp$8,
                        propValue$jscomp$8
                      );
                  }
              }
            target$jscomp$0.push(endOfStartTag);
            var child = Array.isArray(children$jscomp$6) ? 2 > children$jscomp$6.length ? children$jscomp$6[0] : null : children$jscomp$6;
            "function" !== typeof child && "symbol" !== typeof child && null !== child && void 0 !== child && target$jscomp$0.push(("" + child).replace(styleRegex, styleReplacer));
            pushInnerHTML(target$jscomp$0, innerHTML$jscomp$5, children$jscomp$6);
            target$jscomp$0.push(endChunkForTag("style"));
            var JSCompiler_inline_result$jscomp$6 = null;
          } else {
            var styleQueue$jscomp$0 = renderState.styles.get(precedence$jscomp$0);
            if (null !== (resumableState.styleResources.hasOwnProperty(href$jscomp$0) ? resumableState.styleResources[href$jscomp$0] : void 0)) {
              resumableState.styleResources[href$jscomp$0] = null;
              styleQueue$jscomp$0 || (styleQueue$jscomp$0 = {
                precedence: escapeTextForBrowser(precedence$jscomp$0),
                rules: [],
                hrefs: [],
                sheets: /* @__PURE__ */ new Map()
              }, renderState.styles.set(precedence$jscomp$0, styleQueue$jscomp$0));
              var nonceStyle = renderState.nonce.style;
              if (!nonceStyle || nonceStyle === nonce) {
                styleQueue$jscomp$0.hrefs.push(escapeTextForBrowser(href$jscomp$0));
                var target = styleQueue$jscomp$0.rules, children$jscomp$7 = null, innerHTML$jscomp$6 = null, propKey$jscomp$9;
                for (propKey$jscomp$9 in props)
                  if (hasOwnProperty.call(props, propKey$jscomp$9)) {
                    var propValue$jscomp$9 = props[propKey$jscomp$9];
                    if (null != propValue$jscomp$9)
                      switch (propKey$jscomp$9) {
                        case "children":
                          children$jscomp$7 = propValue$jscomp$9;
                          break;
                        case "dangerouslySetInnerHTML":
                          innerHTML$jscomp$6 = propValue$jscomp$9;
                      }
                  }
                var child$jscomp$0 = Array.isArray(children$jscomp$7) ? 2 > children$jscomp$7.length ? children$jscomp$7[0] : null : children$jscomp$7;
                "function" !== typeof child$jscomp$0 && "symbol" !== typeof child$jscomp$0 && null !== child$jscomp$0 && void 0 !== child$jscomp$0 && target.push(
                  ("" + child$jscomp$0).replace(styleRegex, styleReplacer)
                );
                pushInnerHTML(target, innerHTML$jscomp$6, children$jscomp$7);
              }
            }
            styleQueue$jscomp$0 && hoistableState && hoistableState.styles.add(styleQueue$jscomp$0);
            textEmbedded && target$jscomp$0.push(textSeparator);
            JSCompiler_inline_result$jscomp$6 = void 0;
          }
          return JSCompiler_inline_result$jscomp$6;
        case "meta":
          var noscriptTagInScope$jscomp$3 = formatContext.tagScope & 1, isFallback$jscomp$1 = formatContext.tagScope & 4;
          if (4 === formatContext.insertionMode || noscriptTagInScope$jscomp$3 || null != props.itemProp)
            var JSCompiler_inline_result$jscomp$7 = pushSelfClosing(
              target$jscomp$0,
              props,
              "meta",
              formatContext
            );
          else
            textEmbedded && target$jscomp$0.push(textSeparator), JSCompiler_inline_result$jscomp$7 = isFallback$jscomp$1 ? null : "string" === typeof props.charSet ? pushSelfClosing(
              renderState.charsetChunks,
              props,
              "meta",
              formatContext
            ) : "viewport" === props.name ? pushSelfClosing(
              renderState.viewportChunks,
              props,
              "meta",
              formatContext
            ) : pushSelfClosing(
              renderState.hoistableChunks,
              props,
              "meta",
              formatContext
            );
          return JSCompiler_inline_result$jscomp$7;
        case "listing":
        case "pre":
          target$jscomp$0.push(startChunkForTag(type));
          var children$jscomp$8 = null, innerHTML$jscomp$7 = null, propKey$jscomp$10;
          for (propKey$jscomp$10 in props)
            if (hasOwnProperty.call(props, propKey$jscomp$10)) {
              var propValue$jscomp$10 = props[propKey$jscomp$10];
              if (null != propValue$jscomp$10)
                switch (propKey$jscomp$10) {
                  case "children":
                    children$jscomp$8 = propValue$jscomp$10;
                    break;
                  case "dangerouslySetInnerHTML":
                    innerHTML$jscomp$7 = propValue$jscomp$10;
                    break;
                  default:
                    pushAttribute(
                      target$jscomp$0,
                      propKey$jscomp$10,
                      propValue$jscomp$10
                    );
                }
            }
          pushViewTransitionAttributes(target$jscomp$0, formatContext);
          target$jscomp$0.push(endOfStartTag);
          if (null != innerHTML$jscomp$7) {
            if (null != children$jscomp$8)
              throw Error(
                "Can only set one of `children` or `props.dangerouslySetInnerHTML`."
              );
            if ("object" !== typeof innerHTML$jscomp$7 || !("__html" in innerHTML$jscomp$7))
              throw Error(
                "`props.dangerouslySetInnerHTML` must be in the form `{__html: ...}`. Please visit https://react.dev/link/dangerously-set-inner-html for more information."
              );
            var html = innerHTML$jscomp$7.__html;
            null !== html && void 0 !== html && ("string" === typeof html && 0 < html.length && "\n" === html[0] ? target$jscomp$0.push(leadingNewline, html) : target$jscomp$0.push("" + html));
          }
          "string" === typeof children$jscomp$8 && "\n" === children$jscomp$8[0] && target$jscomp$0.push(leadingNewline);
          return children$jscomp$8;
        case "img":
          var pictureOrNoScriptTagInScope = formatContext.tagScope & 3, src = props.src, srcSet = props.srcSet;
          if (!("lazy" === props.loading || !src && !srcSet || "string" !== typeof src && null != src || "string" !== typeof srcSet && null != srcSet || "low" === props.fetchPriority || pictureOrNoScriptTagInScope) && ("string" !== typeof src || ":" !== src[4] || "d" !== src[0] && "D" !== src[0] || "a" !== src[1] && "A" !== src[1] || "t" !== src[2] && "T" !== src[2] || "a" !== src[3] && "A" !== src[3]) && ("string" !== typeof srcSet || ":" !== srcSet[4] || "d" !== srcSet[0] && "D" !== srcSet[0] || "a" !== srcSet[1] && "A" !== srcSet[1] || "t" !== srcSet[2] && "T" !== srcSet[2] || "a" !== srcSet[3] && "A" !== srcSet[3])) {
            null !== hoistableState && formatContext.tagScope & 64 && (hoistableState.suspenseyImages = true);
            var sizes = "string" === typeof props.sizes ? props.sizes : void 0, key$jscomp$0 = srcSet ? srcSet + "\n" + (sizes || "") : src, promotablePreloads = renderState.preloads.images, resource$jscomp$1 = promotablePreloads.get(key$jscomp$0);
            if (resource$jscomp$1) {
              if ("high" === props.fetchPriority || 10 > renderState.highImagePreloads.size)
                promotablePreloads.delete(key$jscomp$0), renderState.highImagePreloads.add(resource$jscomp$1);
            } else if (!resumableState.imageResources.hasOwnProperty(key$jscomp$0)) {
              resumableState.imageResources[key$jscomp$0] = PRELOAD_NO_CREDS;
              var input = props.crossOrigin;
              var JSCompiler_inline_result$jscomp$8 = "string" === typeof input ? "use-credentials" === input ? input : "" : void 0;
              var headers = renderState.headers, header;
              headers && 0 < headers.remainingCapacity && "string" !== typeof props.srcSet && ("high" === props.fetchPriority || 500 > headers.highImagePreloads.length) && (header = getPreloadAsHeader(src, "image", {
                imageSrcSet: props.srcSet,
                imageSizes: props.sizes,
                crossOrigin: JSCompiler_inline_result$jscomp$8,
                integrity: props.integrity,
                nonce: props.nonce,
                type: props.type,
                fetchPriority: props.fetchPriority,
                referrerPolicy: props.referrerPolicy
              }), 0 <= (headers.remainingCapacity -= header.length + 2)) ? (renderState.resets.image[key$jscomp$0] = PRELOAD_NO_CREDS, headers.highImagePreloads && (headers.highImagePreloads += ", "), headers.highImagePreloads += header) : (resource$jscomp$1 = [], pushLinkImpl(resource$jscomp$1, {
                rel: "preload",
                as: "image",
                href: srcSet ? void 0 : src,
                imageSrcSet: srcSet,
                imageSizes: sizes,
                crossOrigin: JSCompiler_inline_result$jscomp$8,
                integrity: props.integrity,
                type: props.type,
                fetchPriority: props.fetchPriority,
                referrerPolicy: props.referrerPolicy
              }), "high" === props.fetchPriority || 10 > renderState.highImagePreloads.size ? renderState.highImagePreloads.add(resource$jscomp$1) : (renderState.bulkPreloads.add(resource$jscomp$1), promotablePreloads.set(key$jscomp$0, resource$jscomp$1)));
            }
          }
          return pushSelfClosing(target$jscomp$0, props, "img", formatContext);
        case "base":
        case "area":
        case "br":
        case "col":
        case "embed":
        case "hr":
        case "keygen":
        case "param":
        case "source":
        case "track":
        case "wbr":
          return pushSelfClosing(target$jscomp$0, props, type, formatContext);
        case "annotation-xml":
        case "color-profile":
        case "font-face":
        case "font-face-src":
        case "font-face-uri":
        case "font-face-format":
        case "font-face-name":
        case "missing-glyph":
          break;
        case "head":
          if (2 > formatContext.insertionMode) {
            var preamble = preambleState || renderState.preamble;
            if (preamble.headChunks)
              throw Error("The `<head>` tag may only be rendered once.");
            null !== preambleState && target$jscomp$0.push(headPreambleContributionChunk);
            preamble.headChunks = [];
            var JSCompiler_inline_result$jscomp$9 = pushStartSingletonElement(
              preamble.headChunks,
              props,
              "head",
              formatContext
            );
          } else
            JSCompiler_inline_result$jscomp$9 = pushStartGenericElement(
              target$jscomp$0,
              props,
              "head",
              formatContext
            );
          return JSCompiler_inline_result$jscomp$9;
        case "body":
          if (2 > formatContext.insertionMode) {
            var preamble$jscomp$0 = preambleState || renderState.preamble;
            if (preamble$jscomp$0.bodyChunks)
              throw Error("The `<body>` tag may only be rendered once.");
            null !== preambleState && target$jscomp$0.push(bodyPreambleContributionChunk);
            preamble$jscomp$0.bodyChunks = [];
            var JSCompiler_inline_result$jscomp$10 = pushStartSingletonElement(
              preamble$jscomp$0.bodyChunks,
              props,
              "body",
              formatContext
            );
          } else
            JSCompiler_inline_result$jscomp$10 = pushStartGenericElement(
              target$jscomp$0,
              props,
              "body",
              formatContext
            );
          return JSCompiler_inline_result$jscomp$10;
        case "html":
          if (0 === formatContext.insertionMode) {
            var preamble$jscomp$1 = preambleState || renderState.preamble;
            if (preamble$jscomp$1.htmlChunks)
              throw Error("The `<html>` tag may only be rendered once.");
            null !== preambleState && target$jscomp$0.push(htmlPreambleContributionChunk);
            preamble$jscomp$1.htmlChunks = [doctypeChunk];
            var JSCompiler_inline_result$jscomp$11 = pushStartSingletonElement(
              preamble$jscomp$1.htmlChunks,
              props,
              "html",
              formatContext
            );
          } else
            JSCompiler_inline_result$jscomp$11 = pushStartGenericElement(
              target$jscomp$0,
              props,
              "html",
              formatContext
            );
          return JSCompiler_inline_result$jscomp$11;
        default:
          if (-1 !== type.indexOf("-")) {
            target$jscomp$0.push(startChunkForTag(type));
            var children$jscomp$9 = null, innerHTML$jscomp$8 = null, propKey$jscomp$11;
            for (propKey$jscomp$11 in props)
              if (hasOwnProperty.call(props, propKey$jscomp$11)) {
                var propValue$jscomp$11 = props[propKey$jscomp$11];
                if (null != propValue$jscomp$11) {
                  var attributeName = propKey$jscomp$11;
                  switch (propKey$jscomp$11) {
                    case "children":
                      children$jscomp$9 = propValue$jscomp$11;
                      break;
                    case "dangerouslySetInnerHTML":
                      innerHTML$jscomp$8 = propValue$jscomp$11;
                      break;
                    case "style":
                      pushStyleAttribute(target$jscomp$0, propValue$jscomp$11);
                      break;
                    case "suppressContentEditableWarning":
                    case "suppressHydrationWarning":
                    case "ref":
                      break;
                    case "className":
                      attributeName = "class";
                    default:
                      if (isAttributeNameSafe(propKey$jscomp$11) && "function" !== typeof propValue$jscomp$11 && "symbol" !== typeof propValue$jscomp$11 && false !== propValue$jscomp$11) {
                        if (true === propValue$jscomp$11) propValue$jscomp$11 = "";
                        else if ("object" === typeof propValue$jscomp$11) continue;
                        target$jscomp$0.push(
                          attributeSeparator,
                          attributeName,
                          attributeAssign,
                          escapeTextForBrowser(propValue$jscomp$11),
                          attributeEnd
                        );
                      }
                  }
                }
              }
            pushViewTransitionAttributes(target$jscomp$0, formatContext);
            target$jscomp$0.push(endOfStartTag);
            pushInnerHTML(target$jscomp$0, innerHTML$jscomp$8, children$jscomp$9);
            return children$jscomp$9;
          }
      }
      return pushStartGenericElement(target$jscomp$0, props, type, formatContext);
    }
    var endTagCache = /* @__PURE__ */ new Map();
    function endChunkForTag(tag) {
      var chunk = endTagCache.get(tag);
      void 0 === chunk && (chunk = stringToPrecomputedChunk("</" + tag + ">"), endTagCache.set(tag, chunk));
      return chunk;
    }
    function hoistPreambleState(renderState, preambleState) {
      renderState = renderState.preamble;
      null === renderState.htmlChunks && preambleState.htmlChunks && (renderState.htmlChunks = preambleState.htmlChunks);
      null === renderState.headChunks && preambleState.headChunks && (renderState.headChunks = preambleState.headChunks);
      null === renderState.bodyChunks && preambleState.bodyChunks && (renderState.bodyChunks = preambleState.bodyChunks);
    }
    function writeBootstrap(destination, renderState) {
      renderState = renderState.bootstrapChunks;
      for (var i = 0; i < renderState.length - 1; i++)
        writeChunk(destination, renderState[i]);
      return i < renderState.length ? (i = renderState[i], renderState.length = 0, writeChunkAndReturn(destination, i)) : true;
    }
    var shellTimeRuntimeScript = stringToPrecomputedChunk(
      "requestAnimationFrame(function(){$RT=performance.now()});"
    );
    var placeholder1 = stringToPrecomputedChunk('<template id="');
    var placeholder2 = stringToPrecomputedChunk('"></template>');
    var startActivityBoundary = stringToPrecomputedChunk("<!--&-->");
    var endActivityBoundary = stringToPrecomputedChunk("<!--/&-->");
    var startCompletedSuspenseBoundary = stringToPrecomputedChunk("<!--$-->");
    var startPendingSuspenseBoundary1 = stringToPrecomputedChunk(
      '<!--$?--><template id="'
    );
    var startPendingSuspenseBoundary2 = stringToPrecomputedChunk('"></template>');
    var startClientRenderedSuspenseBoundary = stringToPrecomputedChunk("<!--$!-->");
    var endSuspenseBoundary = stringToPrecomputedChunk("<!--/$-->");
    var clientRenderedSuspenseBoundaryError1 = stringToPrecomputedChunk("<template");
    var clientRenderedSuspenseBoundaryErrorAttrInterstitial = stringToPrecomputedChunk('"');
    var clientRenderedSuspenseBoundaryError1A = stringToPrecomputedChunk(' data-dgst="');
    stringToPrecomputedChunk(' data-msg="');
    stringToPrecomputedChunk(' data-stck="');
    stringToPrecomputedChunk(' data-cstck="');
    var clientRenderedSuspenseBoundaryError2 = stringToPrecomputedChunk("></template>");
    function writeStartPendingSuspenseBoundary(destination, renderState, id) {
      writeChunk(destination, startPendingSuspenseBoundary1);
      if (null === id)
        throw Error(
          "An ID must have been assigned before we can complete the boundary."
        );
      writeChunk(destination, renderState.boundaryPrefix);
      writeChunk(destination, id.toString(16));
      return writeChunkAndReturn(destination, startPendingSuspenseBoundary2);
    }
    var startSegmentHTML = stringToPrecomputedChunk('<div hidden id="');
    var startSegmentHTML2 = stringToPrecomputedChunk('">');
    var endSegmentHTML = stringToPrecomputedChunk("</div>");
    var startSegmentSVG = stringToPrecomputedChunk(
      '<svg aria-hidden="true" style="display:none" id="'
    );
    var startSegmentSVG2 = stringToPrecomputedChunk('">');
    var endSegmentSVG = stringToPrecomputedChunk("</svg>");
    var startSegmentMathML = stringToPrecomputedChunk(
      '<math aria-hidden="true" style="display:none" id="'
    );
    var startSegmentMathML2 = stringToPrecomputedChunk('">');
    var endSegmentMathML = stringToPrecomputedChunk("</math>");
    var startSegmentTable = stringToPrecomputedChunk('<table hidden id="');
    var startSegmentTable2 = stringToPrecomputedChunk('">');
    var endSegmentTable = stringToPrecomputedChunk("</table>");
    var startSegmentTableBody = stringToPrecomputedChunk('<table hidden><tbody id="');
    var startSegmentTableBody2 = stringToPrecomputedChunk('">');
    var endSegmentTableBody = stringToPrecomputedChunk("</tbody></table>");
    var startSegmentTableRow = stringToPrecomputedChunk('<table hidden><tr id="');
    var startSegmentTableRow2 = stringToPrecomputedChunk('">');
    var endSegmentTableRow = stringToPrecomputedChunk("</tr></table>");
    var startSegmentColGroup = stringToPrecomputedChunk(
      '<table hidden><colgroup id="'
    );
    var startSegmentColGroup2 = stringToPrecomputedChunk('">');
    var endSegmentColGroup = stringToPrecomputedChunk("</colgroup></table>");
    function writeStartSegment(destination, renderState, formatContext, id) {
      switch (formatContext.insertionMode) {
        case 0:
        case 1:
        case 3:
        case 2:
          return writeChunk(destination, startSegmentHTML), writeChunk(destination, renderState.segmentPrefix), writeChunk(destination, id.toString(16)), writeChunkAndReturn(destination, startSegmentHTML2);
        case 4:
          return writeChunk(destination, startSegmentSVG), writeChunk(destination, renderState.segmentPrefix), writeChunk(destination, id.toString(16)), writeChunkAndReturn(destination, startSegmentSVG2);
        case 5:
          return writeChunk(destination, startSegmentMathML), writeChunk(destination, renderState.segmentPrefix), writeChunk(destination, id.toString(16)), writeChunkAndReturn(destination, startSegmentMathML2);
        case 6:
          return writeChunk(destination, startSegmentTable), writeChunk(destination, renderState.segmentPrefix), writeChunk(destination, id.toString(16)), writeChunkAndReturn(destination, startSegmentTable2);
        case 7:
          return writeChunk(destination, startSegmentTableBody), writeChunk(destination, renderState.segmentPrefix), writeChunk(destination, id.toString(16)), writeChunkAndReturn(destination, startSegmentTableBody2);
        case 8:
          return writeChunk(destination, startSegmentTableRow), writeChunk(destination, renderState.segmentPrefix), writeChunk(destination, id.toString(16)), writeChunkAndReturn(destination, startSegmentTableRow2);
        case 9:
          return writeChunk(destination, startSegmentColGroup), writeChunk(destination, renderState.segmentPrefix), writeChunk(destination, id.toString(16)), writeChunkAndReturn(destination, startSegmentColGroup2);
        default:
          throw Error("Unknown insertion mode. This is a bug in React.");
      }
    }
    function writeEndSegment(destination, formatContext) {
      switch (formatContext.insertionMode) {
        case 0:
        case 1:
        case 3:
        case 2:
          return writeChunkAndReturn(destination, endSegmentHTML);
        case 4:
          return writeChunkAndReturn(destination, endSegmentSVG);
        case 5:
          return writeChunkAndReturn(destination, endSegmentMathML);
        case 6:
          return writeChunkAndReturn(destination, endSegmentTable);
        case 7:
          return writeChunkAndReturn(destination, endSegmentTableBody);
        case 8:
          return writeChunkAndReturn(destination, endSegmentTableRow);
        case 9:
          return writeChunkAndReturn(destination, endSegmentColGroup);
        default:
          throw Error("Unknown insertion mode. This is a bug in React.");
      }
    }
    var completeSegmentScript1Full = stringToPrecomputedChunk(
      '$RS=function(a,b){a=document.getElementById(a);b=document.getElementById(b);for(a.parentNode.removeChild(a);a.firstChild;)b.parentNode.insertBefore(a.firstChild,b);b.parentNode.removeChild(b)};$RS("'
    );
    var completeSegmentScript1Partial = stringToPrecomputedChunk('$RS("');
    var completeSegmentScript2 = stringToPrecomputedChunk('","');
    var completeSegmentScriptEnd = stringToPrecomputedChunk('")</script>');
    stringToPrecomputedChunk('<template data-rsi="" data-sid="');
    stringToPrecomputedChunk('" data-pid="');
    var completeBoundaryScriptFunctionOnly = stringToPrecomputedChunk(
      '$RB=[];$RV=function(a){$RT=performance.now();for(var b=0;b<a.length;b+=2){var c=a[b],e=a[b+1];null!==e.parentNode&&e.parentNode.removeChild(e);var f=c.parentNode;if(f){var g=c.previousSibling,h=0;do{if(c&&8===c.nodeType){var d=c.data;if("/$"===d||"/&"===d)if(0===h)break;else h--;else"$"!==d&&"$?"!==d&&"$~"!==d&&"$!"!==d&&"&"!==d||h++}d=c.nextSibling;f.removeChild(c);c=d}while(c);for(;e.firstChild;)f.insertBefore(e.firstChild,c);g.data="$";g._reactRetry&&requestAnimationFrame(g._reactRetry)}}a.length=0};\n$RC=function(a,b){if(b=document.getElementById(b))(a=document.getElementById(a))?(a.previousSibling.data="$~",$RB.push(a,b),2===$RB.length&&("number"!==typeof $RT?requestAnimationFrame($RV.bind(null,$RB)):(a=performance.now(),setTimeout($RV.bind(null,$RB),2300>a&&2E3<a?2300-a:$RT+300-a)))):b.parentNode.removeChild(b)};'
    );
    var completeBoundaryScript1Partial = stringToPrecomputedChunk('$RC("');
    var completeBoundaryWithStylesScript1FullPartial = stringToPrecomputedChunk(
      '$RM=new Map;$RR=function(n,w,p){function u(q){this._p=null;q()}for(var r=new Map,t=document,h,b,e=t.querySelectorAll("link[data-precedence],style[data-precedence]"),v=[],k=0;b=e[k++];)"not all"===b.getAttribute("media")?v.push(b):("LINK"===b.tagName&&$RM.set(b.getAttribute("href"),b),r.set(b.dataset.precedence,h=b));e=0;b=[];var l,a;for(k=!0;;){if(k){var f=p[e++];if(!f){k=!1;e=0;continue}var c=!1,m=0;var d=f[m++];if(a=$RM.get(d)){var g=a._p;c=!0}else{a=t.createElement("link");a.href=d;a.rel=\n"stylesheet";for(a.dataset.precedence=l=f[m++];g=f[m++];)a.setAttribute(g,f[m++]);g=a._p=new Promise(function(q,x){a.onload=u.bind(a,q);a.onerror=u.bind(a,x)});$RM.set(d,a)}d=a.getAttribute("media");!g||d&&!matchMedia(d).matches||b.push(g);if(c)continue}else{a=v[e++];if(!a)break;l=a.getAttribute("data-precedence");a.removeAttribute("media")}c=r.get(l)||h;c===h&&(h=a);r.set(l,a);c?c.parentNode.insertBefore(a,c.nextSibling):(c=t.head,c.insertBefore(a,c.firstChild))}if(p=document.getElementById(n))p.previousSibling.data=\n"$~";Promise.all(b).then($RC.bind(null,n,w),$RX.bind(null,n,"CSS failed to load"))};$RR("'
    );
    var completeBoundaryWithStylesScript1Partial = stringToPrecomputedChunk('$RR("');
    var completeBoundaryScript2 = stringToPrecomputedChunk('","');
    var completeBoundaryScript3a = stringToPrecomputedChunk('",');
    var completeBoundaryScript3b = stringToPrecomputedChunk('"');
    var completeBoundaryScriptEnd = stringToPrecomputedChunk(")</script>");
    stringToPrecomputedChunk('<template data-rci="" data-bid="');
    stringToPrecomputedChunk('<template data-rri="" data-bid="');
    stringToPrecomputedChunk('" data-sid="');
    stringToPrecomputedChunk('" data-sty="');
    var clientRenderScriptFunctionOnly = stringToPrecomputedChunk(
      '$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data="$!",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};'
    );
    var clientRenderScript1Full = stringToPrecomputedChunk(
      '$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data="$!",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};;$RX("'
    );
    var clientRenderScript1Partial = stringToPrecomputedChunk('$RX("');
    var clientRenderScript1A = stringToPrecomputedChunk('"');
    var clientRenderErrorScriptArgInterstitial = stringToPrecomputedChunk(",");
    var clientRenderErrorScriptNull = stringToPrecomputedChunk("null");
    var clientRenderScriptEnd = stringToPrecomputedChunk(")</script>");
    stringToPrecomputedChunk('<template data-rxi="" data-bid="');
    stringToPrecomputedChunk('" data-dgst="');
    stringToPrecomputedChunk('" data-msg="');
    stringToPrecomputedChunk('" data-stck="');
    stringToPrecomputedChunk('" data-cstck="');
    var regexForJSStringsInInstructionScripts = /[<\u2028\u2029]/g;
    function escapeJSStringsForInstructionScripts(input) {
      return JSON.stringify(input).replace(
        regexForJSStringsInInstructionScripts,
        function(match) {
          switch (match) {
            case "<":
              return "\\u003c";
            case "\u2028":
              return "\\u2028";
            case "\u2029":
              return "\\u2029";
            default:
              throw Error(
                "escapeJSStringsForInstructionScripts encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React"
              );
          }
        }
      );
    }
    var regexForJSStringsInScripts = /[&><\u2028\u2029]/g;
    function escapeJSObjectForInstructionScripts(input) {
      return JSON.stringify(input).replace(
        regexForJSStringsInScripts,
        function(match) {
          switch (match) {
            case "&":
              return "\\u0026";
            case ">":
              return "\\u003e";
            case "<":
              return "\\u003c";
            case "\u2028":
              return "\\u2028";
            case "\u2029":
              return "\\u2029";
            default:
              throw Error(
                "escapeJSObjectForInstructionScripts encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React"
              );
          }
        }
      );
    }
    var lateStyleTagResourceOpen1 = stringToPrecomputedChunk(
      ' media="not all" data-precedence="'
    );
    var lateStyleTagResourceOpen2 = stringToPrecomputedChunk('" data-href="');
    var lateStyleTagResourceOpen3 = stringToPrecomputedChunk('">');
    var lateStyleTagTemplateClose = stringToPrecomputedChunk("</style>");
    var currentlyRenderingBoundaryHasStylesToHoist = false;
    var destinationHasCapacity = true;
    function flushStyleTagsLateForBoundary(styleQueue) {
      var rules = styleQueue.rules, hrefs = styleQueue.hrefs, i = 0;
      if (hrefs.length) {
        writeChunk(this, currentlyFlushingRenderState.startInlineStyle);
        writeChunk(this, lateStyleTagResourceOpen1);
        writeChunk(this, styleQueue.precedence);
        for (writeChunk(this, lateStyleTagResourceOpen2); i < hrefs.length - 1; i++)
          writeChunk(this, hrefs[i]), writeChunk(this, spaceSeparator);
        writeChunk(this, hrefs[i]);
        writeChunk(this, lateStyleTagResourceOpen3);
        for (i = 0; i < rules.length; i++) writeChunk(this, rules[i]);
        destinationHasCapacity = writeChunkAndReturn(
          this,
          lateStyleTagTemplateClose
        );
        currentlyRenderingBoundaryHasStylesToHoist = true;
        rules.length = 0;
        hrefs.length = 0;
      }
    }
    function hasStylesToHoist(stylesheet) {
      return 2 !== stylesheet.state ? currentlyRenderingBoundaryHasStylesToHoist = true : false;
    }
    function writeHoistablesForBoundary(destination, hoistableState, renderState) {
      currentlyRenderingBoundaryHasStylesToHoist = false;
      destinationHasCapacity = true;
      currentlyFlushingRenderState = renderState;
      hoistableState.styles.forEach(flushStyleTagsLateForBoundary, destination);
      currentlyFlushingRenderState = null;
      hoistableState.stylesheets.forEach(hasStylesToHoist);
      currentlyRenderingBoundaryHasStylesToHoist && (renderState.stylesToHoist = true);
      return destinationHasCapacity;
    }
    function flushResource(resource) {
      for (var i = 0; i < resource.length; i++) writeChunk(this, resource[i]);
      resource.length = 0;
    }
    var stylesheetFlushingQueue = [];
    function flushStyleInPreamble(stylesheet) {
      pushLinkImpl(stylesheetFlushingQueue, stylesheet.props);
      for (var i = 0; i < stylesheetFlushingQueue.length; i++)
        writeChunk(this, stylesheetFlushingQueue[i]);
      stylesheetFlushingQueue.length = 0;
      stylesheet.state = 2;
    }
    var styleTagResourceOpen1 = stringToPrecomputedChunk(' data-precedence="');
    var styleTagResourceOpen2 = stringToPrecomputedChunk('" data-href="');
    var spaceSeparator = stringToPrecomputedChunk(" ");
    var styleTagResourceOpen3 = stringToPrecomputedChunk('">');
    var styleTagResourceClose = stringToPrecomputedChunk("</style>");
    function flushStylesInPreamble(styleQueue) {
      var hasStylesheets = 0 < styleQueue.sheets.size;
      styleQueue.sheets.forEach(flushStyleInPreamble, this);
      styleQueue.sheets.clear();
      var rules = styleQueue.rules, hrefs = styleQueue.hrefs;
      if (!hasStylesheets || hrefs.length) {
        writeChunk(this, currentlyFlushingRenderState.startInlineStyle);
        writeChunk(this, styleTagResourceOpen1);
        writeChunk(this, styleQueue.precedence);
        styleQueue = 0;
        if (hrefs.length) {
          for (writeChunk(this, styleTagResourceOpen2); styleQueue < hrefs.length - 1; styleQueue++)
            writeChunk(this, hrefs[styleQueue]), writeChunk(this, spaceSeparator);
          writeChunk(this, hrefs[styleQueue]);
        }
        writeChunk(this, styleTagResourceOpen3);
        for (styleQueue = 0; styleQueue < rules.length; styleQueue++)
          writeChunk(this, rules[styleQueue]);
        writeChunk(this, styleTagResourceClose);
        rules.length = 0;
        hrefs.length = 0;
      }
    }
    function preloadLateStyle(stylesheet) {
      if (0 === stylesheet.state) {
        stylesheet.state = 1;
        var props = stylesheet.props;
        pushLinkImpl(stylesheetFlushingQueue, {
          rel: "preload",
          as: "style",
          href: stylesheet.props.href,
          crossOrigin: props.crossOrigin,
          fetchPriority: props.fetchPriority,
          integrity: props.integrity,
          media: props.media,
          hrefLang: props.hrefLang,
          referrerPolicy: props.referrerPolicy
        });
        for (stylesheet = 0; stylesheet < stylesheetFlushingQueue.length; stylesheet++)
          writeChunk(this, stylesheetFlushingQueue[stylesheet]);
        stylesheetFlushingQueue.length = 0;
      }
    }
    function preloadLateStyles(styleQueue) {
      styleQueue.sheets.forEach(preloadLateStyle, this);
      styleQueue.sheets.clear();
    }
    stringToPrecomputedChunk('<link rel="expect" href="#');
    stringToPrecomputedChunk('" blocking="render"/>');
    var completedShellIdAttributeStart = stringToPrecomputedChunk(' id="');
    function pushCompletedShellIdAttribute(target, resumableState) {
      0 === (resumableState.instructions & 32) && (resumableState.instructions |= 32, target.push(
        completedShellIdAttributeStart,
        escapeTextForBrowser("_" + resumableState.idPrefix + "R_"),
        attributeEnd
      ));
    }
    var arrayFirstOpenBracket = stringToPrecomputedChunk("[");
    var arraySubsequentOpenBracket = stringToPrecomputedChunk(",[");
    var arrayInterstitial = stringToPrecomputedChunk(",");
    var arrayCloseBracket = stringToPrecomputedChunk("]");
    function writeStyleResourceDependenciesInJS(destination, hoistableState) {
      writeChunk(destination, arrayFirstOpenBracket);
      var nextArrayOpenBrackChunk = arrayFirstOpenBracket;
      hoistableState.stylesheets.forEach(function(resource) {
        if (2 !== resource.state)
          if (3 === resource.state)
            writeChunk(destination, nextArrayOpenBrackChunk), writeChunk(
              destination,
              escapeJSObjectForInstructionScripts("" + resource.props.href)
            ), writeChunk(destination, arrayCloseBracket), nextArrayOpenBrackChunk = arraySubsequentOpenBracket;
          else {
            writeChunk(destination, nextArrayOpenBrackChunk);
            var precedence = resource.props["data-precedence"], props = resource.props, coercedHref = sanitizeURL("" + resource.props.href);
            writeChunk(
              destination,
              escapeJSObjectForInstructionScripts(coercedHref)
            );
            precedence = "" + precedence;
            writeChunk(destination, arrayInterstitial);
            writeChunk(
              destination,
              escapeJSObjectForInstructionScripts(precedence)
            );
            for (var propKey in props)
              if (hasOwnProperty.call(props, propKey) && (precedence = props[propKey], null != precedence))
                switch (propKey) {
                  case "href":
                  case "rel":
                  case "precedence":
                  case "data-precedence":
                    break;
                  case "children":
                  case "dangerouslySetInnerHTML":
                    throw Error(
                      "link is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`."
                    );
                  default:
                    writeStyleResourceAttributeInJS(
                      destination,
                      propKey,
                      precedence
                    );
                }
            writeChunk(destination, arrayCloseBracket);
            nextArrayOpenBrackChunk = arraySubsequentOpenBracket;
            resource.state = 3;
          }
      });
      writeChunk(destination, arrayCloseBracket);
    }
    function writeStyleResourceAttributeInJS(destination, name, value) {
      var attributeName = name.toLowerCase();
      switch (typeof value) {
        case "function":
        case "symbol":
          return;
      }
      switch (name) {
        case "innerHTML":
        case "dangerouslySetInnerHTML":
        case "suppressContentEditableWarning":
        case "suppressHydrationWarning":
        case "style":
        case "ref":
          return;
        case "className":
          attributeName = "class";
          name = "" + value;
          break;
        case "hidden":
          if (false === value) return;
          name = "";
          break;
        case "src":
        case "href":
          value = sanitizeURL(value);
          name = "" + value;
          break;
        default:
          if (2 < name.length && ("o" === name[0] || "O" === name[0]) && ("n" === name[1] || "N" === name[1]) || !isAttributeNameSafe(name))
            return;
          name = "" + value;
      }
      writeChunk(destination, arrayInterstitial);
      writeChunk(destination, escapeJSObjectForInstructionScripts(attributeName));
      writeChunk(destination, arrayInterstitial);
      writeChunk(destination, escapeJSObjectForInstructionScripts(name));
    }
    function createHoistableState() {
      return { styles: /* @__PURE__ */ new Set(), stylesheets: /* @__PURE__ */ new Set(), suspenseyImages: false };
    }
    function prefetchDNS(href) {
      var request = resolveRequest();
      if (request) {
        var resumableState = request.resumableState, renderState = request.renderState;
        if ("string" === typeof href && href) {
          if (!resumableState.dnsResources.hasOwnProperty(href)) {
            resumableState.dnsResources[href] = null;
            resumableState = renderState.headers;
            var header, JSCompiler_temp;
            if (JSCompiler_temp = resumableState && 0 < resumableState.remainingCapacity)
              JSCompiler_temp = (header = "<" + ("" + href).replace(
                regexForHrefInLinkHeaderURLContext,
                escapeHrefForLinkHeaderURLContextReplacer
              ) + ">; rel=dns-prefetch", 0 <= (resumableState.remainingCapacity -= header.length + 2));
            JSCompiler_temp ? (renderState.resets.dns[href] = null, resumableState.preconnects && (resumableState.preconnects += ", "), resumableState.preconnects += header) : (header = [], pushLinkImpl(header, { href, rel: "dns-prefetch" }), renderState.preconnects.add(header));
          }
          enqueueFlush(request);
        }
      } else previousDispatcher.D(href);
    }
    function preconnect(href, crossOrigin) {
      var request = resolveRequest();
      if (request) {
        var resumableState = request.resumableState, renderState = request.renderState;
        if ("string" === typeof href && href) {
          var bucket = "use-credentials" === crossOrigin ? "credentials" : "string" === typeof crossOrigin ? "anonymous" : "default";
          if (!resumableState.connectResources[bucket].hasOwnProperty(href)) {
            resumableState.connectResources[bucket][href] = null;
            resumableState = renderState.headers;
            var header, JSCompiler_temp;
            if (JSCompiler_temp = resumableState && 0 < resumableState.remainingCapacity) {
              JSCompiler_temp = "<" + ("" + href).replace(
                regexForHrefInLinkHeaderURLContext,
                escapeHrefForLinkHeaderURLContextReplacer
              ) + ">; rel=preconnect";
              if ("string" === typeof crossOrigin) {
                var escapedCrossOrigin = ("" + crossOrigin).replace(
                  regexForLinkHeaderQuotedParamValueContext,
                  escapeStringForLinkHeaderQuotedParamValueContextReplacer
                );
                JSCompiler_temp += '; crossorigin="' + escapedCrossOrigin + '"';
              }
              JSCompiler_temp = (header = JSCompiler_temp, 0 <= (resumableState.remainingCapacity -= header.length + 2));
            }
            JSCompiler_temp ? (renderState.resets.connect[bucket][href] = null, resumableState.preconnects && (resumableState.preconnects += ", "), resumableState.preconnects += header) : (bucket = [], pushLinkImpl(bucket, {
              rel: "preconnect",
              href,
              crossOrigin
            }), renderState.preconnects.add(bucket));
          }
          enqueueFlush(request);
        }
      } else previousDispatcher.C(href, crossOrigin);
    }
    function preload(href, as, options) {
      var request = resolveRequest();
      if (request) {
        var resumableState = request.resumableState, renderState = request.renderState;
        if (as && href) {
          switch (as) {
            case "image":
              if (options) {
                var imageSrcSet = options.imageSrcSet;
                var imageSizes = options.imageSizes;
                var fetchPriority = options.fetchPriority;
              }
              var key = imageSrcSet ? imageSrcSet + "\n" + (imageSizes || "") : href;
              if (resumableState.imageResources.hasOwnProperty(key)) return;
              resumableState.imageResources[key] = PRELOAD_NO_CREDS;
              resumableState = renderState.headers;
              var header;
              resumableState && 0 < resumableState.remainingCapacity && "string" !== typeof imageSrcSet && "high" === fetchPriority && (header = getPreloadAsHeader(href, as, options), 0 <= (resumableState.remainingCapacity -= header.length + 2)) ? (renderState.resets.image[key] = PRELOAD_NO_CREDS, resumableState.highImagePreloads && (resumableState.highImagePreloads += ", "), resumableState.highImagePreloads += header) : (resumableState = [], pushLinkImpl(
                resumableState,
                assign(
                  { rel: "preload", href: imageSrcSet ? void 0 : href, as },
                  options
                )
              ), "high" === fetchPriority ? renderState.highImagePreloads.add(resumableState) : (renderState.bulkPreloads.add(resumableState), renderState.preloads.images.set(key, resumableState)));
              break;
            case "style":
              if (resumableState.styleResources.hasOwnProperty(href)) return;
              imageSrcSet = [];
              pushLinkImpl(
                imageSrcSet,
                assign({ rel: "preload", href, as }, options)
              );
              resumableState.styleResources[href] = !options || "string" !== typeof options.crossOrigin && "string" !== typeof options.integrity ? PRELOAD_NO_CREDS : [options.crossOrigin, options.integrity];
              renderState.preloads.stylesheets.set(href, imageSrcSet);
              renderState.bulkPreloads.add(imageSrcSet);
              break;
            case "script":
              if (resumableState.scriptResources.hasOwnProperty(href)) return;
              imageSrcSet = [];
              renderState.preloads.scripts.set(href, imageSrcSet);
              renderState.bulkPreloads.add(imageSrcSet);
              pushLinkImpl(
                imageSrcSet,
                assign({ rel: "preload", href, as }, options)
              );
              resumableState.scriptResources[href] = !options || "string" !== typeof options.crossOrigin && "string" !== typeof options.integrity ? PRELOAD_NO_CREDS : [options.crossOrigin, options.integrity];
              break;
            default:
              if (resumableState.unknownResources.hasOwnProperty(as)) {
                if (imageSrcSet = resumableState.unknownResources[as], imageSrcSet.hasOwnProperty(href))
                  return;
              } else
                imageSrcSet = {}, resumableState.unknownResources[as] = imageSrcSet;
              imageSrcSet[href] = PRELOAD_NO_CREDS;
              if ((resumableState = renderState.headers) && 0 < resumableState.remainingCapacity && "font" === as && (key = getPreloadAsHeader(href, as, options), 0 <= (resumableState.remainingCapacity -= key.length + 2)))
                renderState.resets.font[href] = PRELOAD_NO_CREDS, resumableState.fontPreloads && (resumableState.fontPreloads += ", "), resumableState.fontPreloads += key;
              else
                switch (resumableState = [], href = assign({ rel: "preload", href, as }, options), pushLinkImpl(resumableState, href), as) {
                  case "font":
                    renderState.fontPreloads.add(resumableState);
                    break;
                  default:
                    renderState.bulkPreloads.add(resumableState);
                }
          }
          enqueueFlush(request);
        }
      } else previousDispatcher.L(href, as, options);
    }
    function preloadModule(href, options) {
      var request = resolveRequest();
      if (request) {
        var resumableState = request.resumableState, renderState = request.renderState;
        if (href) {
          var as = options && "string" === typeof options.as ? options.as : "script";
          switch (as) {
            case "script":
              if (resumableState.moduleScriptResources.hasOwnProperty(href)) return;
              as = [];
              resumableState.moduleScriptResources[href] = !options || "string" !== typeof options.crossOrigin && "string" !== typeof options.integrity ? PRELOAD_NO_CREDS : [options.crossOrigin, options.integrity];
              renderState.preloads.moduleScripts.set(href, as);
              break;
            default:
              if (resumableState.moduleUnknownResources.hasOwnProperty(as)) {
                var resources = resumableState.moduleUnknownResources[as];
                if (resources.hasOwnProperty(href)) return;
              } else
                resources = {}, resumableState.moduleUnknownResources[as] = resources;
              as = [];
              resources[href] = PRELOAD_NO_CREDS;
          }
          pushLinkImpl(as, assign({ rel: "modulepreload", href }, options));
          renderState.bulkPreloads.add(as);
          enqueueFlush(request);
        }
      } else previousDispatcher.m(href, options);
    }
    function preinitStyle(href, precedence, options) {
      var request = resolveRequest();
      if (request) {
        var resumableState = request.resumableState, renderState = request.renderState;
        if (href) {
          precedence = precedence || "default";
          var styleQueue = renderState.styles.get(precedence), resourceState = resumableState.styleResources.hasOwnProperty(href) ? resumableState.styleResources[href] : void 0;
          null !== resourceState && (resumableState.styleResources[href] = null, styleQueue || (styleQueue = {
            precedence: escapeTextForBrowser(precedence),
            rules: [],
            hrefs: [],
            sheets: /* @__PURE__ */ new Map()
          }, renderState.styles.set(precedence, styleQueue)), precedence = {
            state: 0,
            props: assign(
              { rel: "stylesheet", href, "data-precedence": precedence },
              options
            )
          }, resourceState && (2 === resourceState.length && adoptPreloadCredentials(precedence.props, resourceState), (renderState = renderState.preloads.stylesheets.get(href)) && 0 < renderState.length ? renderState.length = 0 : precedence.state = 1), styleQueue.sheets.set(href, precedence), enqueueFlush(request));
        }
      } else previousDispatcher.S(href, precedence, options);
    }
    function preinitScript(src, options) {
      var request = resolveRequest();
      if (request) {
        var resumableState = request.resumableState, renderState = request.renderState;
        if (src) {
          var resourceState = resumableState.scriptResources.hasOwnProperty(src) ? resumableState.scriptResources[src] : void 0;
          null !== resourceState && (resumableState.scriptResources[src] = null, options = assign({ src, async: true }, options), resourceState && (2 === resourceState.length && adoptPreloadCredentials(options, resourceState), src = renderState.preloads.scripts.get(src)) && (src.length = 0), src = [], renderState.scripts.add(src), pushScriptImpl(src, options), enqueueFlush(request));
        }
      } else previousDispatcher.X(src, options);
    }
    function preinitModuleScript(src, options) {
      var request = resolveRequest();
      if (request) {
        var resumableState = request.resumableState, renderState = request.renderState;
        if (src) {
          var resourceState = resumableState.moduleScriptResources.hasOwnProperty(
            src
          ) ? resumableState.moduleScriptResources[src] : void 0;
          null !== resourceState && (resumableState.moduleScriptResources[src] = null, options = assign({ src, type: "module", async: true }, options), resourceState && (2 === resourceState.length && adoptPreloadCredentials(options, resourceState), src = renderState.preloads.moduleScripts.get(src)) && (src.length = 0), src = [], renderState.scripts.add(src), pushScriptImpl(src, options), enqueueFlush(request));
        }
      } else previousDispatcher.M(src, options);
    }
    function adoptPreloadCredentials(target, preloadState) {
      null == target.crossOrigin && (target.crossOrigin = preloadState[0]);
      null == target.integrity && (target.integrity = preloadState[1]);
    }
    function getPreloadAsHeader(href, as, params) {
      href = ("" + href).replace(
        regexForHrefInLinkHeaderURLContext,
        escapeHrefForLinkHeaderURLContextReplacer
      );
      as = ("" + as).replace(
        regexForLinkHeaderQuotedParamValueContext,
        escapeStringForLinkHeaderQuotedParamValueContextReplacer
      );
      as = "<" + href + '>; rel=preload; as="' + as + '"';
      for (var paramName in params)
        hasOwnProperty.call(params, paramName) && (href = params[paramName], "string" === typeof href && (as += "; " + paramName.toLowerCase() + '="' + ("" + href).replace(
          regexForLinkHeaderQuotedParamValueContext,
          escapeStringForLinkHeaderQuotedParamValueContextReplacer
        ) + '"'));
      return as;
    }
    var regexForHrefInLinkHeaderURLContext = /[<>\r\n]/g;
    function escapeHrefForLinkHeaderURLContextReplacer(match) {
      switch (match) {
        case "<":
          return "%3C";
        case ">":
          return "%3E";
        case "\n":
          return "%0A";
        case "\r":
          return "%0D";
        default:
          throw Error(
            "escapeLinkHrefForHeaderContextReplacer encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React"
          );
      }
    }
    var regexForLinkHeaderQuotedParamValueContext = /["';,\r\n]/g;
    function escapeStringForLinkHeaderQuotedParamValueContextReplacer(match) {
      switch (match) {
        case '"':
          return "%22";
        case "'":
          return "%27";
        case ";":
          return "%3B";
        case ",":
          return "%2C";
        case "\n":
          return "%0A";
        case "\r":
          return "%0D";
        default:
          throw Error(
            "escapeStringForLinkHeaderQuotedParamValueContextReplacer encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React"
          );
      }
    }
    function hoistStyleQueueDependency(styleQueue) {
      this.styles.add(styleQueue);
    }
    function hoistStylesheetDependency(stylesheet) {
      this.stylesheets.add(stylesheet);
    }
    function hoistHoistables(parentState, childState) {
      childState.styles.forEach(hoistStyleQueueDependency, parentState);
      childState.stylesheets.forEach(hoistStylesheetDependency, parentState);
      childState.suspenseyImages && (parentState.suspenseyImages = true);
    }
    function hasSuspenseyContent(hoistableState, flushingInShell) {
      return flushingInShell ? hoistableState.suspenseyImages : 0 < hoistableState.stylesheets.size || hoistableState.suspenseyImages;
    }
    var bind = Function.prototype.bind;
    var requestStorage = new async_hooks.AsyncLocalStorage();
    var REACT_CLIENT_REFERENCE = /* @__PURE__ */ Symbol.for("react.client.reference");
    function getComponentNameFromType(type) {
      if (null == type) return null;
      if ("function" === typeof type)
        return type.$$typeof === REACT_CLIENT_REFERENCE ? null : type.displayName || type.name || null;
      if ("string" === typeof type) return type;
      switch (type) {
        case REACT_FRAGMENT_TYPE:
          return "Fragment";
        case REACT_PROFILER_TYPE:
          return "Profiler";
        case REACT_STRICT_MODE_TYPE:
          return "StrictMode";
        case REACT_SUSPENSE_TYPE:
          return "Suspense";
        case REACT_SUSPENSE_LIST_TYPE:
          return "SuspenseList";
        case REACT_ACTIVITY_TYPE:
          return "Activity";
        case REACT_VIEW_TRANSITION_TYPE:
          return "ViewTransition";
      }
      if ("object" === typeof type)
        switch (type.$$typeof) {
          case REACT_PORTAL_TYPE:
            return "Portal";
          case REACT_CONTEXT_TYPE:
            return type.displayName || "Context";
          case REACT_CONSUMER_TYPE:
            return (type._context.displayName || "Context") + ".Consumer";
          case REACT_FORWARD_REF_TYPE:
            var innerType = type.render;
            type = type.displayName;
            type || (type = innerType.displayName || innerType.name || "", type = "" !== type ? "ForwardRef(" + type + ")" : "ForwardRef");
            return type;
          case REACT_MEMO_TYPE:
            return innerType = type.displayName || null, null !== innerType ? innerType : getComponentNameFromType(type.type) || "Memo";
          case REACT_LAZY_TYPE:
            innerType = type._payload;
            type = type._init;
            try {
              return getComponentNameFromType(type(innerType));
            } catch (x) {
            }
        }
      return null;
    }
    var emptyContextObject = {};
    var currentActiveSnapshot = null;
    function popToNearestCommonAncestor(prev, next) {
      if (prev !== next) {
        prev.context._currentValue = prev.parentValue;
        prev = prev.parent;
        var parentNext = next.parent;
        if (null === prev) {
          if (null !== parentNext)
            throw Error(
              "The stacks must reach the root at the same time. This is a bug in React."
            );
        } else {
          if (null === parentNext)
            throw Error(
              "The stacks must reach the root at the same time. This is a bug in React."
            );
          popToNearestCommonAncestor(prev, parentNext);
        }
        next.context._currentValue = next.value;
      }
    }
    function popAllPrevious(prev) {
      prev.context._currentValue = prev.parentValue;
      prev = prev.parent;
      null !== prev && popAllPrevious(prev);
    }
    function pushAllNext(next) {
      var parentNext = next.parent;
      null !== parentNext && pushAllNext(parentNext);
      next.context._currentValue = next.value;
    }
    function popPreviousToCommonLevel(prev, next) {
      prev.context._currentValue = prev.parentValue;
      prev = prev.parent;
      if (null === prev)
        throw Error(
          "The depth must equal at least at zero before reaching the root. This is a bug in React."
        );
      prev.depth === next.depth ? popToNearestCommonAncestor(prev, next) : popPreviousToCommonLevel(prev, next);
    }
    function popNextToCommonLevel(prev, next) {
      var parentNext = next.parent;
      if (null === parentNext)
        throw Error(
          "The depth must equal at least at zero before reaching the root. This is a bug in React."
        );
      prev.depth === parentNext.depth ? popToNearestCommonAncestor(prev, parentNext) : popNextToCommonLevel(prev, parentNext);
      next.context._currentValue = next.value;
    }
    function switchContext(newSnapshot) {
      var prev = currentActiveSnapshot;
      prev !== newSnapshot && (null === prev ? pushAllNext(newSnapshot) : null === newSnapshot ? popAllPrevious(prev) : prev.depth === newSnapshot.depth ? popToNearestCommonAncestor(prev, newSnapshot) : prev.depth > newSnapshot.depth ? popPreviousToCommonLevel(prev, newSnapshot) : popNextToCommonLevel(prev, newSnapshot), currentActiveSnapshot = newSnapshot);
    }
    var classComponentUpdater = {
      enqueueSetState: function(inst, payload) {
        inst = inst._reactInternals;
        null !== inst.queue && inst.queue.push(payload);
      },
      enqueueReplaceState: function(inst, payload) {
        inst = inst._reactInternals;
        inst.replace = true;
        inst.queue = [payload];
      },
      enqueueForceUpdate: function() {
      }
    };
    var emptyTreeContext = { id: 1, overflow: "" };
    function getTreeId(context) {
      var overflow = context.overflow;
      context = context.id;
      return (context & ~(1 << 32 - clz32(context) - 1)).toString(32) + overflow;
    }
    function pushTreeContext(baseContext, totalChildren, index) {
      var baseIdWithLeadingBit = baseContext.id;
      baseContext = baseContext.overflow;
      var baseLength = 32 - clz32(baseIdWithLeadingBit) - 1;
      baseIdWithLeadingBit &= ~(1 << baseLength);
      index += 1;
      var length = 32 - clz32(totalChildren) + baseLength;
      if (30 < length) {
        var numberOfOverflowBits = baseLength - baseLength % 5;
        length = (baseIdWithLeadingBit & (1 << numberOfOverflowBits) - 1).toString(32);
        baseIdWithLeadingBit >>= numberOfOverflowBits;
        baseLength -= numberOfOverflowBits;
        return {
          id: 1 << 32 - clz32(totalChildren) + baseLength | index << baseLength | baseIdWithLeadingBit,
          overflow: length + baseContext
        };
      }
      return {
        id: 1 << length | index << baseLength | baseIdWithLeadingBit,
        overflow: baseContext
      };
    }
    var clz32 = Math.clz32 ? Math.clz32 : clz32Fallback;
    var log = Math.log;
    var LN2 = Math.LN2;
    function clz32Fallback(x) {
      x >>>= 0;
      return 0 === x ? 32 : 31 - (log(x) / LN2 | 0) | 0;
    }
    function noop() {
    }
    var SuspenseException = Error(
      "Suspense Exception: This is not a real error! It's an implementation detail of `use` to interrupt the current render. You must either rethrow it immediately, or move the `use` call outside of the `try/catch` block. Capturing without rethrowing will lead to unexpected behavior.\n\nTo handle async errors, wrap your component in an error boundary, or call the promise's `.catch` method and pass the result to `use`."
    );
    function trackUsedThenable(thenableState2, thenable, index) {
      index = thenableState2[index];
      void 0 === index ? thenableState2.push(thenable) : index !== thenable && (thenable.then(noop, noop), thenable = index);
      switch (thenable.status) {
        case "fulfilled":
          return thenable.value;
        case "rejected":
          thenableState2 = thenable.reason;
          if (void 0 === thenableState2 && !("reason" in thenable))
            throw Error(
              "A rejected Promise was passed to React without a `reason` property. React threw a generic error from where the Promise was used to assist in identifying the problematic Promise. Make sure that instrumented Promises correctly set the `reason` property when setting `status` to `'rejected'`."
            );
          throw thenableState2;
        default:
          "string" === typeof thenable.status ? thenable.then(noop, noop) : (thenableState2 = thenable, thenableState2.status = "pending", thenableState2.then(
            function(fulfilledValue) {
              if ("pending" === thenable.status) {
                var fulfilledThenable = thenable;
                fulfilledThenable.status = "fulfilled";
                fulfilledThenable.value = fulfilledValue;
              }
            },
            function(error) {
              if ("pending" === thenable.status) {
                var rejectedThenable = thenable;
                rejectedThenable.status = "rejected";
                rejectedThenable.reason = error;
              }
            }
          ));
          switch (thenable.status) {
            case "fulfilled":
              return thenable.value;
            case "rejected":
              throw thenable.reason;
          }
          suspendedThenable = thenable;
          throw SuspenseException;
      }
    }
    var suspendedThenable = null;
    function getSuspendedThenable() {
      if (null === suspendedThenable)
        throw Error(
          "Expected a suspended thenable. This is a bug in React. Please file an issue."
        );
      var thenable = suspendedThenable;
      suspendedThenable = null;
      return thenable;
    }
    function is(x, y) {
      return x === y && (0 !== x || 1 / x === 1 / y) || x !== x && y !== y;
    }
    var objectIs = "function" === typeof Object.is ? Object.is : is;
    var currentlyRenderingComponent = null;
    var currentlyRenderingTask = null;
    var currentlyRenderingRequest = null;
    var currentlyRenderingKeyPath = null;
    var firstWorkInProgressHook = null;
    var workInProgressHook = null;
    var isReRender = false;
    var didScheduleRenderPhaseUpdate = false;
    var localIdCounter = 0;
    var actionStateCounter = 0;
    var actionStateMatchingIndex = -1;
    var thenableIndexCounter = 0;
    var thenableState = null;
    function createRecoverableError(recoverable) {
      recoverable = recoverable._reason;
      if ("function" === typeof recoverable)
        try {
          var initializedReason = recoverable();
        } catch ($jscomp$unused$catch) {
          initializedReason = "The reason for browser-only rendering could not be determined because its initializer threw.";
        }
      else initializedReason = recoverable;
      initializedReason = Error(
        "Browser-only rendering was requested by `browser()`.",
        void 0 === recoverable ? void 0 : { cause: initializedReason }
      );
      Object.defineProperty(initializedReason, REACT_RECOVERABLE_TYPE, {
        value: true
      });
      return initializedReason;
    }
    function isRecoverableError(error) {
      return "object" !== typeof error || null === error ? false : true === error[REACT_RECOVERABLE_TYPE];
    }
    function cloneRecoverableErrorAsFatal(recoverableError) {
      var fatalRecoverableError = Error(
        "The server render could not complete because client rendering was requested outside a Suspense boundary. See this error's cause for additional details.",
        hasOwnProperty.call(recoverableError, "cause") ? { cause: recoverableError.cause } : void 0
      );
      recoverableError = recoverableError.stack;
      if (void 0 !== recoverableError) {
        var frameStart = recoverableError.indexOf("\n");
        fatalRecoverableError.stack = fatalRecoverableError.name + ": " + fatalRecoverableError.message + (-1 === frameStart ? "" : recoverableError.slice(frameStart));
      } else fatalRecoverableError.stack = void 0;
      return fatalRecoverableError;
    }
    var renderPhaseUpdates = null;
    var numberOfReRenders = 0;
    function resolveCurrentlyRenderingComponent() {
      if (null === currentlyRenderingComponent)
        throw Error(
          "Invalid hook call. Hooks can only be called inside of the body of a function component. This could happen for one of the following reasons:\n1. You might have mismatching versions of React and the renderer (such as React DOM)\n2. You might be breaking the Rules of Hooks\n3. You might have more than one copy of React in the same app\nSee https://react.dev/link/invalid-hook-call for tips about how to debug and fix this problem."
        );
      return currentlyRenderingComponent;
    }
    function createHook() {
      if (0 < numberOfReRenders)
        throw Error("Rendered more hooks than during the previous render");
      return { memoizedState: null, queue: null, next: null };
    }
    function createWorkInProgressHook() {
      null === workInProgressHook ? null === firstWorkInProgressHook ? (isReRender = false, firstWorkInProgressHook = workInProgressHook = createHook()) : (isReRender = true, workInProgressHook = firstWorkInProgressHook) : null === workInProgressHook.next ? (isReRender = false, workInProgressHook = workInProgressHook.next = createHook()) : (isReRender = true, workInProgressHook = workInProgressHook.next);
      return workInProgressHook;
    }
    function getThenableStateAfterSuspending() {
      var state = thenableState;
      thenableState = null;
      return state;
    }
    function resetHooksState() {
      currentlyRenderingKeyPath = currentlyRenderingRequest = currentlyRenderingTask = currentlyRenderingComponent = null;
      didScheduleRenderPhaseUpdate = false;
      firstWorkInProgressHook = null;
      numberOfReRenders = 0;
      workInProgressHook = renderPhaseUpdates = null;
    }
    function basicStateReducer(state, action2) {
      return "function" === typeof action2 ? action2(state) : action2;
    }
    function useReducer(reducer, initialArg, init) {
      currentlyRenderingComponent = resolveCurrentlyRenderingComponent();
      workInProgressHook = createWorkInProgressHook();
      if (isReRender) {
        var queue = workInProgressHook.queue;
        initialArg = queue.dispatch;
        if (null !== renderPhaseUpdates && (init = renderPhaseUpdates.get(queue), void 0 !== init)) {
          renderPhaseUpdates.delete(queue);
          queue = workInProgressHook.memoizedState;
          do
            queue = reducer(queue, init.action), init = init.next;
          while (null !== init);
          workInProgressHook.memoizedState = queue;
          return [queue, initialArg];
        }
        return [workInProgressHook.memoizedState, initialArg];
      }
      reducer = reducer === basicStateReducer ? "function" === typeof initialArg ? initialArg() : initialArg : void 0 !== init ? init(initialArg) : initialArg;
      workInProgressHook.memoizedState = reducer;
      reducer = workInProgressHook.queue = { last: null, dispatch: null };
      reducer = reducer.dispatch = dispatchAction.bind(
        null,
        currentlyRenderingComponent,
        reducer
      );
      return [workInProgressHook.memoizedState, reducer];
    }
    function useMemo(nextCreate, deps) {
      currentlyRenderingComponent = resolveCurrentlyRenderingComponent();
      workInProgressHook = createWorkInProgressHook();
      deps = void 0 === deps ? null : deps;
      if (null !== workInProgressHook) {
        var prevState = workInProgressHook.memoizedState;
        if (null !== prevState && null !== deps) {
          var prevDeps = prevState[1];
          a: if (null === prevDeps) prevDeps = false;
          else {
            for (var i = 0; i < prevDeps.length && i < deps.length; i++)
              if (!objectIs(deps[i], prevDeps[i])) {
                prevDeps = false;
                break a;
              }
            prevDeps = true;
          }
          if (prevDeps) return prevState[0];
        }
      }
      nextCreate = nextCreate();
      workInProgressHook.memoizedState = [nextCreate, deps];
      return nextCreate;
    }
    function dispatchAction(componentIdentity, queue, action2) {
      if (25 <= numberOfReRenders)
        throw Error(
          "Too many re-renders. React limits the number of renders to prevent an infinite loop."
        );
      if (componentIdentity === currentlyRenderingComponent)
        if (didScheduleRenderPhaseUpdate = true, componentIdentity = { action: action2, next: null }, null === renderPhaseUpdates && (renderPhaseUpdates = /* @__PURE__ */ new Map()), action2 = renderPhaseUpdates.get(queue), void 0 === action2)
          renderPhaseUpdates.set(queue, componentIdentity);
        else {
          for (queue = action2; null !== queue.next; ) queue = queue.next;
          queue.next = componentIdentity;
        }
    }
    function throwOnUseEffectEventCall() {
      throw Error(
        "A function wrapped in useEffectEvent can't be called during rendering."
      );
    }
    function unsupportedStartTransition() {
      throw Error("startTransition cannot be called during server rendering.");
    }
    function unsupportedSetOptimisticState() {
      throw Error("Cannot update optimistic state while rendering.");
    }
    function createPostbackActionStateKey(permalink, componentKeyPath, hookIndex) {
      if (void 0 !== permalink) return "p" + permalink;
      permalink = JSON.stringify([componentKeyPath, null, hookIndex]);
      componentKeyPath = crypto.createHash("md5");
      componentKeyPath.update(permalink);
      return "k" + componentKeyPath.digest("hex");
    }
    function useActionState(action2, initialState, permalink) {
      resolveCurrentlyRenderingComponent();
      var actionStateHookIndex = actionStateCounter++, request = currentlyRenderingRequest;
      if ("function" === typeof action2.$$FORM_ACTION) {
        var nextPostbackStateKey = null, componentKeyPath = currentlyRenderingKeyPath;
        request = request.formState;
        var isSignatureEqual = action2.$$IS_SIGNATURE_EQUAL;
        if (null !== request && "function" === typeof isSignatureEqual) {
          var postbackKey = request[1];
          isSignatureEqual.call(action2, request[2], request[3]) && (nextPostbackStateKey = createPostbackActionStateKey(
            permalink,
            componentKeyPath,
            actionStateHookIndex
          ), postbackKey === nextPostbackStateKey && (actionStateMatchingIndex = actionStateHookIndex, initialState = request[0]));
        }
        var boundAction = action2.bind(null, initialState);
        action2 = function(payload) {
          boundAction(payload);
        };
        "function" === typeof boundAction.$$FORM_ACTION && (action2.$$FORM_ACTION = function(prefix2) {
          prefix2 = boundAction.$$FORM_ACTION(prefix2);
          void 0 !== permalink && (permalink += "", prefix2.action = permalink);
          var formData = prefix2.data;
          formData && (null === nextPostbackStateKey && (nextPostbackStateKey = createPostbackActionStateKey(
            permalink,
            componentKeyPath,
            actionStateHookIndex
          )), formData.append("$ACTION_KEY", nextPostbackStateKey));
          return prefix2;
        });
        return [initialState, action2, false];
      }
      var boundAction$22 = action2.bind(null, initialState);
      return [
        initialState,
        function(payload) {
          boundAction$22(payload);
        },
        false
      ];
    }
    function unwrapThenable(thenable) {
      var index = thenableIndexCounter;
      thenableIndexCounter += 1;
      null === thenableState && (thenableState = []);
      return trackUsedThenable(thenableState, thenable, index);
    }
    function unsupportedRefresh() {
      throw Error("Cache cannot be refreshed during server rendering.");
    }
    var HooksDispatcher = {
      readContext: function(context) {
        return context._currentValue;
      },
      use: function(usable) {
        if (null !== usable && "object" === typeof usable) {
          if ("function" === typeof usable.then) return unwrapThenable(usable);
          if (usable.$$typeof === REACT_RECOVERABLE_TYPE)
            throw createRecoverableError(usable);
          if (usable.$$typeof === REACT_CONTEXT_TYPE) return usable._currentValue;
        }
        throw Error("An unsupported type was passed to use(): " + String(usable));
      },
      useContext: function(context) {
        resolveCurrentlyRenderingComponent();
        return context._currentValue;
      },
      useMemo,
      useReducer,
      useRef: function(initialValue) {
        currentlyRenderingComponent = resolveCurrentlyRenderingComponent();
        workInProgressHook = createWorkInProgressHook();
        var previousRef = workInProgressHook.memoizedState;
        return null === previousRef ? (initialValue = { current: initialValue }, workInProgressHook.memoizedState = initialValue) : previousRef;
      },
      useState: function(initialState) {
        return useReducer(basicStateReducer, initialState);
      },
      useInsertionEffect: noop,
      useLayoutEffect: noop,
      useCallback: function(callback, deps) {
        return useMemo(function() {
          return callback;
        }, deps);
      },
      useImperativeHandle: noop,
      useEffect: noop,
      useDebugValue: noop,
      useDeferredValue: function(value, initialValue) {
        resolveCurrentlyRenderingComponent();
        return void 0 !== initialValue ? initialValue : value;
      },
      useTransition: function() {
        resolveCurrentlyRenderingComponent();
        return [false, unsupportedStartTransition];
      },
      useId: function() {
        var treeId = getTreeId(currentlyRenderingTask.treeContext), resumableState = currentResumableState;
        if (null === resumableState)
          throw Error(
            "Invalid hook call. Hooks can only be called inside of the body of a function component."
          );
        var localId = localIdCounter++;
        return makeId(resumableState, treeId, localId);
      },
      useSyncExternalStore: function(subscribe, getSnapshot, getServerSnapshot) {
        if (void 0 === getServerSnapshot)
          throw Error(
            "Missing getServerSnapshot, which is required for server-rendered content. Will revert to client rendering."
          );
        return getServerSnapshot();
      },
      useOptimistic: function(passthrough) {
        resolveCurrentlyRenderingComponent();
        return [passthrough, unsupportedSetOptimisticState];
      },
      useActionState,
      useFormState: useActionState,
      useHostTransitionStatus: function() {
        resolveCurrentlyRenderingComponent();
        return sharedNotPendingObject;
      },
      useMemoCache: function(size) {
        for (var data = Array(size), i = 0; i < size; i++)
          data[i] = REACT_MEMO_CACHE_SENTINEL;
        return data;
      },
      useCacheRefresh: function() {
        return unsupportedRefresh;
      },
      useEffectEvent: function() {
        return throwOnUseEffectEventCall;
      }
    };
    var currentResumableState = null;
    var DefaultAsyncDispatcher = {
      getCacheForType: function() {
        throw Error("Not implemented.");
      },
      cacheSignal: function() {
        throw Error("Not implemented.");
      }
    };
    function prepareStackTrace(error, structuredStackTrace) {
      error = (error.name || "Error") + ": " + (error.message || "");
      for (var i = 0; i < structuredStackTrace.length; i++)
        error += "\n    at " + structuredStackTrace[i].toString();
      return error;
    }
    var prefix;
    var suffix;
    function describeBuiltInComponentFrame(name) {
      if (void 0 === prefix)
        try {
          throw Error();
        } catch (x) {
          var match = x.stack.trim().match(/\n( *(at )?)/);
          prefix = match && match[1] || "";
          suffix = -1 < x.stack.indexOf("\n    at") ? " (<anonymous>)" : -1 < x.stack.indexOf("@") ? "@unknown:0:0" : "";
        }
      return "\n" + prefix + name + suffix;
    }
    var reentry = false;
    function describeNativeComponentFrame(fn, construct) {
      if (!fn || reentry) return "";
      reentry = true;
      var previousPrepareStackTrace = Error.prepareStackTrace;
      Error.prepareStackTrace = prepareStackTrace;
      try {
        var RunInRootFrame = {
          DetermineComponentFrameRoot: function() {
            try {
              if (construct) {
                var Fake = function() {
                  throw Error();
                };
                Object.defineProperty(Fake.prototype, "props", {
                  set: function() {
                    throw Error();
                  }
                });
                if ("object" === typeof Reflect && Reflect.construct) {
                  try {
                    Reflect.construct(Fake, []);
                  } catch (x) {
                    var control = x;
                  }
                  Reflect.construct(fn, [], Fake);
                } else {
                  try {
                    Fake.call();
                  } catch (x$24) {
                    control = x$24;
                  }
                  Fake = false;
                  try {
                    var prevProps = Object.getOwnPropertyDescriptor(
                      fn.prototype,
                      "props"
                    );
                    Object.defineProperty(fn.prototype, "props", {
                      configurable: true,
                      set: function() {
                        throw Error();
                      }
                    });
                    Fake = true;
                    new fn();
                  } finally {
                    Fake && (void 0 !== prevProps ? Object.defineProperty(fn.prototype, "props", prevProps) : delete fn.prototype.props);
                  }
                }
              } else {
                try {
                  throw Error();
                } catch (x$25) {
                  control = x$25;
                }
                (Fake = fn()) && "function" === typeof Fake.catch && Fake.catch(function() {
                });
              }
            } catch (sample) {
              if (sample && control && "string" === typeof sample.stack)
                return [sample.stack, control.stack];
            }
            return [null, null];
          }
        };
        RunInRootFrame.DetermineComponentFrameRoot.displayName = "DetermineComponentFrameRoot";
        var namePropDescriptor = Object.getOwnPropertyDescriptor(
          RunInRootFrame.DetermineComponentFrameRoot,
          "name"
        );
        namePropDescriptor && namePropDescriptor.configurable && Object.defineProperty(
          RunInRootFrame.DetermineComponentFrameRoot,
          "name",
          { value: "DetermineComponentFrameRoot" }
        );
        var _RunInRootFrame$Deter = RunInRootFrame.DetermineComponentFrameRoot(), sampleStack = _RunInRootFrame$Deter[0], controlStack = _RunInRootFrame$Deter[1];
        if (sampleStack && controlStack) {
          var sampleLines = sampleStack.split("\n"), controlLines = controlStack.split("\n");
          for (namePropDescriptor = RunInRootFrame = 0; RunInRootFrame < sampleLines.length && !sampleLines[RunInRootFrame].includes("DetermineComponentFrameRoot"); )
            RunInRootFrame++;
          for (; namePropDescriptor < controlLines.length && !controlLines[namePropDescriptor].includes(
            "DetermineComponentFrameRoot"
          ); )
            namePropDescriptor++;
          if (RunInRootFrame === sampleLines.length || namePropDescriptor === controlLines.length)
            for (RunInRootFrame = sampleLines.length - 1, namePropDescriptor = controlLines.length - 1; 1 <= RunInRootFrame && 0 <= namePropDescriptor && sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor]; )
              namePropDescriptor--;
          for (; 1 <= RunInRootFrame && 0 <= namePropDescriptor; RunInRootFrame--, namePropDescriptor--)
            if (sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor]) {
              if (1 !== RunInRootFrame || 1 !== namePropDescriptor) {
                do
                  if (RunInRootFrame--, namePropDescriptor--, 0 > namePropDescriptor || sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor]) {
                    var frame = "\n" + sampleLines[RunInRootFrame].replace(" at new ", " at ");
                    fn.displayName && frame.includes("<anonymous>") && (frame = frame.replace("<anonymous>", fn.displayName));
                    return frame;
                  }
                while (1 <= RunInRootFrame && 0 <= namePropDescriptor);
              }
              break;
            }
        }
      } finally {
        reentry = false, Error.prepareStackTrace = previousPrepareStackTrace;
      }
      return (previousPrepareStackTrace = fn ? fn.displayName || fn.name : "") ? describeBuiltInComponentFrame(previousPrepareStackTrace) : "";
    }
    function describeComponentStackByType(type) {
      if ("string" === typeof type) return describeBuiltInComponentFrame(type);
      if ("function" === typeof type)
        return type.prototype && type.prototype.isReactComponent ? describeNativeComponentFrame(type, true) : describeNativeComponentFrame(type, false);
      if ("object" === typeof type && null !== type) {
        switch (type.$$typeof) {
          case REACT_FORWARD_REF_TYPE:
            return describeNativeComponentFrame(type.render, false);
          case REACT_MEMO_TYPE:
            return describeNativeComponentFrame(type.type, false);
          case REACT_LAZY_TYPE:
            var lazyComponent = type, payload = lazyComponent._payload;
            lazyComponent = lazyComponent._init;
            try {
              type = lazyComponent(payload);
            } catch (x) {
              return describeBuiltInComponentFrame("Lazy");
            }
            return describeComponentStackByType(type);
        }
        if ("string" === typeof type.name) {
          a: {
            payload = type.name;
            lazyComponent = type.env;
            var location = type.debugLocation;
            if (null != location && (type = Error.prepareStackTrace, Error.prepareStackTrace = prepareStackTrace, location = location.stack, Error.prepareStackTrace = type, location.startsWith("Error: react-stack-top-frame\n") && (location = location.slice(29)), type = location.indexOf("\n"), -1 !== type && (location = location.slice(type + 1)), type = location.indexOf("react_stack_bottom_frame"), -1 !== type && (type = location.lastIndexOf("\n", type)), type = -1 !== type ? location = location.slice(0, type) : "", location = type.lastIndexOf("\n"), type = -1 === location ? type : type.slice(location + 1), -1 !== type.indexOf(payload))) {
              payload = "\n" + type;
              break a;
            }
            payload = describeBuiltInComponentFrame(
              payload + (lazyComponent ? " [" + lazyComponent + "]" : "")
            );
          }
          return payload;
        }
      }
      switch (type) {
        case REACT_SUSPENSE_LIST_TYPE:
          return describeBuiltInComponentFrame("SuspenseList");
        case REACT_SUSPENSE_TYPE:
          return describeBuiltInComponentFrame("Suspense");
        case REACT_VIEW_TRANSITION_TYPE:
          return describeBuiltInComponentFrame("ViewTransition");
      }
      return "";
    }
    function getViewTransitionClassName(defaultClass, eventClass) {
      defaultClass = null == defaultClass || "string" === typeof defaultClass ? defaultClass : defaultClass.default;
      eventClass = null == eventClass || "string" === typeof eventClass ? eventClass : eventClass.default;
      return null == eventClass ? "auto" === defaultClass ? null : defaultClass : "auto" === eventClass ? null : eventClass;
    }
    function isEligibleForOutlining(request, boundary) {
      return (500 < boundary.byteSize || hasSuspenseyContent(boundary.contentState, false) || boundary.defer) && null === boundary.preamble;
    }
    function defaultErrorHandler(error) {
      if ("object" === typeof error && null !== error && "string" === typeof error.environmentName) {
        var JSCompiler_inline_result = error.environmentName;
        error = [error].slice(0);
        "string" === typeof error[0] ? error.splice(
          0,
          1,
          "\x1B[0m\x1B[7m%c%s\x1B[0m%c " + error[0],
          "background: #e6e6e6;background: light-dark(rgba(0,0,0,0.1), rgba(255,255,255,0.25));color: #000000;color: light-dark(#000000, #ffffff);border-radius: 2px",
          " " + JSCompiler_inline_result + " ",
          ""
        ) : error.splice(
          0,
          0,
          "\x1B[0m\x1B[7m%c%s\x1B[0m%c",
          "background: #e6e6e6;background: light-dark(rgba(0,0,0,0.1), rgba(255,255,255,0.25));color: #000000;color: light-dark(#000000, #ffffff);border-radius: 2px",
          " " + JSCompiler_inline_result + " ",
          ""
        );
        error.unshift(console);
        JSCompiler_inline_result = bind.apply(console.error, error);
        JSCompiler_inline_result();
      } else console.error(error);
      return null;
    }
    function RequestInstance(resumableState, renderState, rootFormatContext, progressiveChunkSize, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError, formState) {
      var abortSet = /* @__PURE__ */ new Set();
      this.destination = null;
      this.flushScheduled = false;
      this.resumableState = resumableState;
      this.renderState = renderState;
      this.rootFormatContext = rootFormatContext;
      this.progressiveChunkSize = void 0 === progressiveChunkSize ? 12800 : progressiveChunkSize;
      this.status = 10;
      this.fatalError = null;
      this.aborted = false;
      this.pendingRootTasks = this.allPendingTasks = this.nextSegmentId = 0;
      this.completedPreambleSegments = this.completedRootSegment = null;
      this.byteSize = 0;
      this.abortableTasks = abortSet;
      this.pingedTasks = [];
      this.currentTask = null;
      this.clientRenderedBoundaries = [];
      this.completedBoundaries = [];
      this.partialBoundaries = [];
      this.postponedState = this.trackedPostpones = null;
      this.onError = void 0 === onError ? defaultErrorHandler : onError;
      this.onBrowserBailout = void 0 === onBrowserBailout ? noop : onBrowserBailout;
      this.onAllReady = void 0 === onAllReady ? noop : onAllReady;
      this.onShellReady = void 0 === onShellReady ? noop : onShellReady;
      this.onShellError = void 0 === onShellError ? noop : onShellError;
      this.onFatalError = void 0 === onFatalError ? noop : onFatalError;
      this.renderLifetimeController = null;
      this.formState = void 0 === formState ? null : formState;
    }
    function createRequest(children, resumableState, renderState, rootFormatContext, progressiveChunkSize, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError, formState) {
      resumableState = new RequestInstance(
        resumableState,
        renderState,
        rootFormatContext,
        progressiveChunkSize,
        onError,
        onBrowserBailout,
        onAllReady,
        onShellReady,
        onShellError,
        onFatalError,
        formState
      );
      renderState = createPendingSegment(
        resumableState,
        0,
        null,
        rootFormatContext,
        false,
        false
      );
      renderState.parentFlushed = true;
      children = createRenderTask(
        resumableState,
        null,
        children,
        -1,
        null,
        renderState,
        null,
        null,
        resumableState.abortableTasks,
        null,
        rootFormatContext,
        null,
        emptyTreeContext,
        null,
        null
      );
      pushComponentStack(children);
      resumableState.pingedTasks.push(children);
      return resumableState;
    }
    function createPrerenderRequest(children, resumableState, renderState, rootFormatContext, progressiveChunkSize, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError) {
      children = createRequest(
        children,
        resumableState,
        renderState,
        rootFormatContext,
        progressiveChunkSize,
        onError,
        onBrowserBailout,
        onAllReady,
        onShellReady,
        onShellError,
        onFatalError,
        void 0
      );
      children.trackedPostpones = {
        workingMap: /* @__PURE__ */ new Map(),
        rootNodes: [],
        rootSlots: null
      };
      return children;
    }
    function resumeRequest(children, postponedState, renderState, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError) {
      renderState = new RequestInstance(
        postponedState.resumableState,
        renderState,
        postponedState.rootFormatContext,
        postponedState.progressiveChunkSize,
        onError,
        onBrowserBailout,
        onAllReady,
        onShellReady,
        onShellError,
        onFatalError,
        null
      );
      renderState.nextSegmentId = postponedState.nextSegmentId;
      if ("number" === typeof postponedState.replaySlots)
        return onError = createPendingSegment(
          renderState,
          0,
          null,
          postponedState.rootFormatContext,
          false,
          false
        ), onError.parentFlushed = true, children = createRenderTask(
          renderState,
          null,
          children,
          -1,
          null,
          onError,
          null,
          null,
          renderState.abortableTasks,
          null,
          postponedState.rootFormatContext,
          null,
          emptyTreeContext,
          null,
          null
        ), pushComponentStack(children), renderState.pingedTasks.push(children), renderState;
      children = createReplayTask(
        renderState,
        null,
        {
          nodes: postponedState.replayNodes,
          slots: postponedState.replaySlots,
          pendingTasks: 0
        },
        children,
        -1,
        null,
        null,
        renderState.abortableTasks,
        null,
        postponedState.rootFormatContext,
        null,
        emptyTreeContext,
        null,
        null
      );
      pushComponentStack(children);
      renderState.pingedTasks.push(children);
      return renderState;
    }
    function resumeAndPrerenderRequest(children, postponedState, renderState, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError) {
      children = resumeRequest(
        children,
        postponedState,
        renderState,
        onError,
        onBrowserBailout,
        onAllReady,
        onShellReady,
        onShellError,
        onFatalError
      );
      children.trackedPostpones = {
        workingMap: /* @__PURE__ */ new Map(),
        rootNodes: [],
        rootSlots: null
      };
      return children;
    }
    var currentRequest = null;
    function resolveRequest() {
      if (currentRequest) return currentRequest;
      var store = requestStorage.getStore();
      return store ? store : null;
    }
    function pingTask(request, task) {
      request.pingedTasks.push(task);
      1 === request.pingedTasks.length && (request.flushScheduled = null !== request.destination, null !== request.trackedPostpones || 10 === request.status ? scheduleMicrotask(function() {
        return performWork(request);
      }) : setImmediate(function() {
        return performWork(request);
      }));
    }
    function createSuspenseBoundary(request, row, fallbackAbortableTasks, preamble, defer) {
      fallbackAbortableTasks = {
        status: 0,
        rootSegmentID: -1,
        parentFlushed: false,
        pendingTasks: 0,
        row,
        completedSegments: [],
        byteSize: 0,
        defer,
        fallbackAbortableTasks,
        errorDigest: null,
        contentState: createHoistableState(),
        fallbackState: createHoistableState(),
        preamble,
        tracked: null
      };
      null !== row && (row.pendingTasks++, preamble = row.boundaries, null !== preamble && (request.allPendingTasks++, fallbackAbortableTasks.pendingTasks++, preamble.push(fallbackAbortableTasks)), request = row.inheritedHoistables, null !== request && hoistHoistables(fallbackAbortableTasks.contentState, request));
      return fallbackAbortableTasks;
    }
    function createRenderTask(request, thenableState2, node, childIndex, blockedBoundary, blockedSegment, blockedPreamble, hoistableState, abortSet, keyPath, formatContext, context, treeContext, row, componentStack) {
      request.allPendingTasks++;
      null === blockedBoundary ? request.pendingRootTasks++ : blockedBoundary.pendingTasks++;
      null !== row && row.pendingTasks++;
      var task = {
        replay: null,
        node,
        childIndex,
        ping: {
          resolve: function() {
            return pingTask(request, task);
          },
          reject: function(error) {
            request.aborted ? task.abortSet.delete(task) && finishAbortedTask(task, request, error) : pingTask(request, task);
          }
        },
        blockedBoundary,
        blockedSegment,
        blockedPreamble,
        hoistableState,
        abortSet,
        keyPath,
        formatContext,
        context,
        treeContext,
        row,
        componentStack,
        thenableState: thenableState2
      };
      abortSet.add(task);
      return task;
    }
    function createReplayTask(request, thenableState2, replay, node, childIndex, blockedBoundary, hoistableState, abortSet, keyPath, formatContext, context, treeContext, row, componentStack) {
      request.allPendingTasks++;
      null === blockedBoundary ? request.pendingRootTasks++ : blockedBoundary.pendingTasks++;
      null !== row && row.pendingTasks++;
      replay.pendingTasks++;
      var task = {
        replay,
        node,
        childIndex,
        ping: {
          resolve: function() {
            return pingTask(request, task);
          },
          reject: function(error) {
            request.aborted ? task.abortSet.delete(task) && finishAbortedTask(task, request, error) : pingTask(request, task);
          }
        },
        blockedBoundary,
        blockedSegment: null,
        blockedPreamble: null,
        hoistableState,
        abortSet,
        keyPath,
        formatContext,
        context,
        treeContext,
        row,
        componentStack,
        thenableState: thenableState2
      };
      abortSet.add(task);
      return task;
    }
    function createPendingSegment(request, index, boundary, parentFormatContext, lastPushedText, textEmbedded) {
      return {
        status: 0,
        parentFlushed: false,
        id: -1,
        index,
        chunks: [],
        children: [],
        preambleChildren: [],
        parentFormatContext,
        boundary,
        lastPushedText,
        textEmbedded
      };
    }
    function pushComponentStack(task) {
      var node = task.node;
      if ("object" === typeof node && null !== node)
        switch (node.$$typeof) {
          case REACT_ELEMENT_TYPE:
            task.componentStack = { parent: task.componentStack, type: node.type };
        }
    }
    function replaceSuspenseComponentStackWithSuspenseFallbackStack(componentStack) {
      return null === componentStack ? null : { parent: componentStack.parent, type: "Suspense Fallback" };
    }
    function getThrownInfo(node$jscomp$0) {
      var errorInfo = {};
      node$jscomp$0 && Object.defineProperty(errorInfo, "componentStack", {
        configurable: true,
        enumerable: true,
        get: function() {
          try {
            var info = "", node = node$jscomp$0;
            do
              info += describeComponentStackByType(node.type), node = node.parent;
            while (node);
            var JSCompiler_inline_result = info;
          } catch (x) {
            JSCompiler_inline_result = "\nError generating stack: " + x.message + "\n" + x.stack;
          }
          Object.defineProperty(errorInfo, "componentStack", {
            value: JSCompiler_inline_result
          });
          return JSCompiler_inline_result;
        }
      });
      return errorInfo;
    }
    function logRecoverableError(request, error, errorInfo) {
      if (isRecoverableError(error))
        return request = request.onBrowserBailout, request(error, errorInfo), "";
      request = request.onError;
      error = request(error, errorInfo);
      if (null == error || "string" === typeof error)
        return "" === error ? void 0 : error;
    }
    function fatalError(request, error) {
      var onShellError = request.onShellError, onFatalError = request.onFatalError;
      0 !== request.pendingRootTasks && onShellError(error);
      onFatalError(error);
      endRenderLifetime(request);
      null !== request.destination ? (request.status = 13, request.destination.destroy(error)) : (request.status = 12, request.aborted || (request.fatalError = error));
    }
    function finishSuspenseListRow(request, row) {
      unblockSuspenseListRow(request, row.next, row.hoistables);
    }
    function unblockSuspenseListRow(request, unblockedRow, inheritedHoistables) {
      for (; null !== unblockedRow; ) {
        null !== inheritedHoistables && (hoistHoistables(unblockedRow.hoistables, inheritedHoistables), unblockedRow.inheritedHoistables = inheritedHoistables);
        var unblockedBoundaries = unblockedRow.boundaries;
        if (null !== unblockedBoundaries) {
          unblockedRow.boundaries = null;
          for (var i = 0; i < unblockedBoundaries.length; i++) {
            var unblockedBoundary = unblockedBoundaries[i];
            null !== inheritedHoistables && hoistHoistables(unblockedBoundary.contentState, inheritedHoistables);
            finishedTask(request, unblockedBoundary, null, null);
          }
        }
        unblockedRow.pendingTasks--;
        if (0 < unblockedRow.pendingTasks) break;
        inheritedHoistables = unblockedRow.hoistables;
        unblockedRow = unblockedRow.next;
      }
    }
    function tryToResolveTogetherRow(request, togetherRow) {
      var boundaries = togetherRow.boundaries;
      if (null !== boundaries && togetherRow.pendingTasks === boundaries.length) {
        for (var allCompleteAndInlinable = true, i = 0; i < boundaries.length; i++) {
          var rowBoundary = boundaries[i];
          if (1 !== rowBoundary.pendingTasks || rowBoundary.parentFlushed || isEligibleForOutlining(request, rowBoundary)) {
            allCompleteAndInlinable = false;
            break;
          }
        }
        allCompleteAndInlinable && unblockSuspenseListRow(request, togetherRow, togetherRow.hoistables);
      }
    }
    function createSuspenseListRow(previousRow) {
      var newRow = {
        pendingTasks: 1,
        boundaries: null,
        hoistables: createHoistableState(),
        inheritedHoistables: null,
        together: false,
        next: null
      };
      null !== previousRow && 0 < previousRow.pendingTasks && (newRow.pendingTasks++, newRow.boundaries = [], previousRow.next = newRow);
      return newRow;
    }
    function renderSuspenseListRows(request, task, keyPath, rows2, revealOrder) {
      var prevKeyPath = task.keyPath, prevTreeContext = task.treeContext, prevRow = task.row;
      task.keyPath = keyPath;
      keyPath = rows2.length;
      var previousSuspenseListRow = null;
      if (null !== task.replay) {
        var resumeSlots = task.replay.slots;
        if (null !== resumeSlots && "object" === typeof resumeSlots)
          for (var n = 0; n < keyPath; n++) {
            var i = "backwards" !== revealOrder && "unstable_legacy-backwards" !== revealOrder ? n : keyPath - 1 - n, node = rows2[i];
            task.row = previousSuspenseListRow = createSuspenseListRow(
              previousSuspenseListRow
            );
            task.treeContext = pushTreeContext(prevTreeContext, keyPath, i);
            var resumeSegmentID = resumeSlots[i];
            "number" === typeof resumeSegmentID ? (resumeNode(request, task, resumeSegmentID, node, i), delete resumeSlots[i]) : renderNode(request, task, node, i);
            0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
          }
        else
          for (resumeSlots = 0; resumeSlots < keyPath; resumeSlots++)
            n = "backwards" !== revealOrder && "unstable_legacy-backwards" !== revealOrder ? resumeSlots : keyPath - 1 - resumeSlots, i = rows2[n], task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow), task.treeContext = pushTreeContext(prevTreeContext, keyPath, n), renderNode(request, task, i, n), 0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
      } else if ("backwards" !== revealOrder && "unstable_legacy-backwards" !== revealOrder)
        for (revealOrder = 0; revealOrder < keyPath; revealOrder++)
          resumeSlots = rows2[revealOrder], task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow), task.treeContext = pushTreeContext(
            prevTreeContext,
            keyPath,
            revealOrder
          ), renderNode(request, task, resumeSlots, revealOrder), 0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
      else {
        resumeSlots = task.blockedSegment;
        n = resumeSlots.children.length;
        i = resumeSlots.chunks.length;
        for (node = 0; node < keyPath; node++) {
          resumeSegmentID = "unstable_legacy-backwards" === revealOrder ? keyPath - 1 - node : node;
          var node$40 = rows2[resumeSegmentID];
          task.row = previousSuspenseListRow = createSuspenseListRow(
            previousSuspenseListRow
          );
          task.treeContext = pushTreeContext(
            prevTreeContext,
            keyPath,
            resumeSegmentID
          );
          var newSegment = createPendingSegment(
            request,
            i,
            null,
            task.formatContext,
            0 === resumeSegmentID ? resumeSlots.lastPushedText : true,
            true
          );
          resumeSlots.children.splice(n, 0, newSegment);
          task.blockedSegment = newSegment;
          try {
            renderNode(request, task, node$40, resumeSegmentID), newSegment.lastPushedText && newSegment.textEmbedded && newSegment.chunks.push(textSeparator), newSegment.status = 1, finishedSegment(request, task.blockedBoundary, newSegment), 0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
          } catch (thrownValue) {
            throw newSegment.status = request.aborted ? 3 : 4, thrownValue;
          }
        }
        task.blockedSegment = resumeSlots;
        resumeSlots.lastPushedText = false;
      }
      null !== prevRow && null !== previousSuspenseListRow && 0 < previousSuspenseListRow.pendingTasks && (prevRow.pendingTasks++, previousSuspenseListRow.next = prevRow);
      task.treeContext = prevTreeContext;
      task.row = prevRow;
      task.keyPath = prevKeyPath;
    }
    function renderWithHooks(request, task, keyPath, Component, props, secondArg) {
      var prevThenableState = task.thenableState;
      task.thenableState = null;
      currentlyRenderingComponent = {};
      currentlyRenderingTask = task;
      currentlyRenderingRequest = request;
      currentlyRenderingKeyPath = keyPath;
      actionStateCounter = localIdCounter = 0;
      actionStateMatchingIndex = -1;
      thenableIndexCounter = 0;
      thenableState = prevThenableState;
      for (request = Component(props, secondArg); didScheduleRenderPhaseUpdate; )
        didScheduleRenderPhaseUpdate = false, actionStateCounter = localIdCounter = 0, actionStateMatchingIndex = -1, thenableIndexCounter = 0, numberOfReRenders += 1, workInProgressHook = null, request = Component(props, secondArg);
      resetHooksState();
      return request;
    }
    function finishFunctionComponent(request, task, keyPath, children, hasId, actionStateCount, actionStateMatchingIndex2) {
      var didEmitActionStateMarkers = false;
      if (0 !== actionStateCount && null !== request.formState) {
        var segment = task.blockedSegment;
        if (null !== segment) {
          didEmitActionStateMarkers = true;
          segment = segment.chunks;
          for (var i = 0; i < actionStateCount; i++)
            i === actionStateMatchingIndex2 ? segment.push(formStateMarkerIsMatching) : segment.push(formStateMarkerIsNotMatching);
        }
      }
      actionStateCount = task.keyPath;
      task.keyPath = keyPath;
      hasId ? (keyPath = task.treeContext, task.treeContext = pushTreeContext(keyPath, 1, 0), renderNode(request, task, children, -1), task.treeContext = keyPath) : didEmitActionStateMarkers ? renderNode(request, task, children, -1) : renderNodeDestructive(request, task, children, -1);
      task.keyPath = actionStateCount;
    }
    function renderElement(request, task, keyPath, type, props, ref2) {
      if ("function" === typeof type)
        if (type.prototype && type.prototype.isReactComponent) {
          var newProps = props;
          if ("ref" in props) {
            newProps = {};
            for (var propName in props)
              "ref" !== propName && (newProps[propName] = props[propName]);
          }
          var defaultProps = type.defaultProps;
          if (defaultProps) {
            newProps === props && (newProps = assign({}, newProps, props));
            for (var propName$45 in defaultProps)
              void 0 === newProps[propName$45] && (newProps[propName$45] = defaultProps[propName$45]);
          }
          var JSCompiler_inline_result = newProps;
          var context = emptyContextObject, contextType = type.contextType;
          "object" === typeof contextType && null !== contextType && (context = contextType._currentValue);
          var JSCompiler_inline_result$jscomp$0 = new type(
            JSCompiler_inline_result,
            context
          );
          var initialState = void 0 !== JSCompiler_inline_result$jscomp$0.state ? JSCompiler_inline_result$jscomp$0.state : null;
          JSCompiler_inline_result$jscomp$0.updater = classComponentUpdater;
          JSCompiler_inline_result$jscomp$0.props = JSCompiler_inline_result;
          JSCompiler_inline_result$jscomp$0.state = initialState;
          var internalInstance = { queue: [], replace: false };
          JSCompiler_inline_result$jscomp$0._reactInternals = internalInstance;
          var contextType$jscomp$0 = type.contextType;
          JSCompiler_inline_result$jscomp$0.context = "object" === typeof contextType$jscomp$0 && null !== contextType$jscomp$0 ? contextType$jscomp$0._currentValue : emptyContextObject;
          var getDerivedStateFromProps = type.getDerivedStateFromProps;
          if ("function" === typeof getDerivedStateFromProps) {
            var partialState = getDerivedStateFromProps(
              JSCompiler_inline_result,
              initialState
            );
            var JSCompiler_inline_result$jscomp$1 = null === partialState || void 0 === partialState ? initialState : assign({}, initialState, partialState);
            JSCompiler_inline_result$jscomp$0.state = JSCompiler_inline_result$jscomp$1;
          }
          if ("function" !== typeof type.getDerivedStateFromProps && "function" !== typeof JSCompiler_inline_result$jscomp$0.getSnapshotBeforeUpdate && ("function" === typeof JSCompiler_inline_result$jscomp$0.UNSAFE_componentWillMount || "function" === typeof JSCompiler_inline_result$jscomp$0.componentWillMount)) {
            var oldState = JSCompiler_inline_result$jscomp$0.state;
            "function" === typeof JSCompiler_inline_result$jscomp$0.componentWillMount && JSCompiler_inline_result$jscomp$0.componentWillMount();
            "function" === typeof JSCompiler_inline_result$jscomp$0.UNSAFE_componentWillMount && JSCompiler_inline_result$jscomp$0.UNSAFE_componentWillMount();
            oldState !== JSCompiler_inline_result$jscomp$0.state && classComponentUpdater.enqueueReplaceState(
              JSCompiler_inline_result$jscomp$0,
              JSCompiler_inline_result$jscomp$0.state,
              null
            );
            if (null !== internalInstance.queue && 0 < internalInstance.queue.length) {
              var oldQueue = internalInstance.queue, oldReplace = internalInstance.replace;
              internalInstance.queue = null;
              internalInstance.replace = false;
              if (oldReplace && 1 === oldQueue.length)
                JSCompiler_inline_result$jscomp$0.state = oldQueue[0];
              else {
                for (var nextState = oldReplace ? oldQueue[0] : JSCompiler_inline_result$jscomp$0.state, dontMutate = true, i = oldReplace ? 1 : 0; i < oldQueue.length; i++) {
                  var partial = oldQueue[i], partialState$jscomp$0 = "function" === typeof partial ? partial.call(
                    JSCompiler_inline_result$jscomp$0,
                    nextState,
                    JSCompiler_inline_result,
                    void 0
                  ) : partial;
                  null != partialState$jscomp$0 && (dontMutate ? (dontMutate = false, nextState = assign({}, nextState, partialState$jscomp$0)) : assign(nextState, partialState$jscomp$0));
                }
                JSCompiler_inline_result$jscomp$0.state = nextState;
              }
            } else internalInstance.queue = null;
          }
          var nextChildren = JSCompiler_inline_result$jscomp$0.render();
          if (request.aborted) throw null;
          var prevKeyPath = task.keyPath;
          task.keyPath = keyPath;
          renderNodeDestructive(request, task, nextChildren, -1);
          task.keyPath = prevKeyPath;
        } else {
          var value = renderWithHooks(request, task, keyPath, type, props, void 0);
          if (request.aborted) throw null;
          finishFunctionComponent(
            request,
            task,
            keyPath,
            value,
            0 !== localIdCounter,
            actionStateCounter,
            actionStateMatchingIndex
          );
        }
      else if ("string" === typeof type) {
        var segment = task.blockedSegment;
        if (null === segment) {
          var children = props.children, prevContext = task.formatContext, prevKeyPath$jscomp$0 = task.keyPath;
          task.formatContext = getChildFormatContext(prevContext, type, props);
          task.keyPath = keyPath;
          renderNode(request, task, children, -1);
          task.formatContext = prevContext;
          task.keyPath = prevKeyPath$jscomp$0;
        } else {
          var children$42 = pushStartInstance(
            segment.chunks,
            type,
            props,
            request.resumableState,
            request.renderState,
            task.blockedPreamble,
            task.hoistableState,
            task.formatContext,
            segment.lastPushedText
          );
          segment.lastPushedText = false;
          var prevContext$43 = task.formatContext, prevKeyPath$44 = task.keyPath;
          task.keyPath = keyPath;
          if (3 === (task.formatContext = getChildFormatContext(
            prevContext$43,
            type,
            props
          )).insertionMode) {
            var preambleSegment = createPendingSegment(
              request,
              0,
              null,
              task.formatContext,
              false,
              false
            );
            segment.preambleChildren.push(preambleSegment);
            task.blockedSegment = preambleSegment;
            try {
              renderNode(request, task, children$42, -1), preambleSegment.lastPushedText && preambleSegment.textEmbedded && preambleSegment.chunks.push(textSeparator), preambleSegment.status = 1, finishedSegment(request, task.blockedBoundary, preambleSegment);
            } finally {
              task.blockedSegment = segment;
            }
          } else renderNode(request, task, children$42, -1);
          task.formatContext = prevContext$43;
          task.keyPath = prevKeyPath$44;
          a: {
            var target = segment.chunks, resumableState = request.resumableState;
            switch (type) {
              case "title":
              case "style":
              case "script":
              case "area":
              case "base":
              case "br":
              case "col":
              case "embed":
              case "hr":
              case "img":
              case "input":
              case "keygen":
              case "link":
              case "meta":
              case "param":
              case "source":
              case "track":
              case "wbr":
                break a;
              case "body":
                if (1 >= prevContext$43.insertionMode) {
                  resumableState.hasBody = true;
                  break a;
                }
                break;
              case "html":
                if (0 === prevContext$43.insertionMode) {
                  resumableState.hasHtml = true;
                  break a;
                }
                break;
              case "head":
                if (1 >= prevContext$43.insertionMode) break a;
            }
            target.push(endChunkForTag(type));
          }
          segment.lastPushedText = false;
        }
      } else {
        switch (type) {
          case REACT_LEGACY_HIDDEN_TYPE:
          case REACT_STRICT_MODE_TYPE:
          case REACT_PROFILER_TYPE:
          case REACT_FRAGMENT_TYPE:
            var prevKeyPath$jscomp$1 = task.keyPath;
            task.keyPath = keyPath;
            renderNodeDestructive(request, task, props.children, -1);
            task.keyPath = prevKeyPath$jscomp$1;
            return;
          case REACT_ACTIVITY_TYPE:
            var segment$jscomp$0 = task.blockedSegment;
            if (null === segment$jscomp$0) {
              if ("hidden" !== props.mode) {
                var prevKeyPath$jscomp$2 = task.keyPath;
                task.keyPath = keyPath;
                renderNode(request, task, props.children, -1);
                task.keyPath = prevKeyPath$jscomp$2;
              }
            } else if ("hidden" !== props.mode) {
              segment$jscomp$0.chunks.push(startActivityBoundary);
              segment$jscomp$0.lastPushedText = false;
              var prevKeyPath$47 = task.keyPath;
              task.keyPath = keyPath;
              renderNode(request, task, props.children, -1);
              task.keyPath = prevKeyPath$47;
              segment$jscomp$0.chunks.push(endActivityBoundary);
              segment$jscomp$0.lastPushedText = false;
            }
            return;
          case REACT_SUSPENSE_LIST_TYPE:
            a: {
              var children$jscomp$0 = props.children, revealOrder = props.revealOrder;
              if ("independent" !== revealOrder && "together" !== revealOrder) {
                if (isArrayImpl(children$jscomp$0)) {
                  renderSuspenseListRows(
                    request,
                    task,
                    keyPath,
                    children$jscomp$0,
                    revealOrder
                  );
                  break a;
                }
                var iteratorFn = getIteratorFn(children$jscomp$0);
                if (iteratorFn) {
                  var iterator = iteratorFn.call(children$jscomp$0);
                  if (iterator) {
                    var step2 = iterator.next();
                    if (!step2.done) {
                      do
                        step2 = iterator.next();
                      while (!step2.done);
                      renderSuspenseListRows(
                        request,
                        task,
                        keyPath,
                        children$jscomp$0,
                        revealOrder
                      );
                    }
                    break a;
                  }
                }
              }
              if ("together" === revealOrder) {
                var prevKeyPath$41 = task.keyPath, prevRow = task.row, newRow = task.row = createSuspenseListRow(null);
                newRow.boundaries = [];
                newRow.together = true;
                task.keyPath = keyPath;
                renderNodeDestructive(request, task, children$jscomp$0, -1);
                0 === --newRow.pendingTasks && finishSuspenseListRow(request, newRow);
                task.keyPath = prevKeyPath$41;
                task.row = prevRow;
                null !== prevRow && 0 < newRow.pendingTasks && (prevRow.pendingTasks++, newRow.next = prevRow);
              } else {
                var prevKeyPath$jscomp$3 = task.keyPath;
                task.keyPath = keyPath;
                renderNodeDestructive(request, task, children$jscomp$0, -1);
                task.keyPath = prevKeyPath$jscomp$3;
              }
            }
            return;
          case REACT_VIEW_TRANSITION_TYPE:
            var prevContext$jscomp$0 = task.formatContext, prevKeyPath$jscomp$4 = task.keyPath;
            var resumableState$jscomp$0 = request.resumableState;
            if (null != props.name && "auto" !== props.name)
              var JSCompiler_inline_result$jscomp$2 = props.name;
            else {
              var treeId = getTreeId(task.treeContext);
              JSCompiler_inline_result$jscomp$2 = makeId(
                resumableState$jscomp$0,
                treeId,
                0
              );
            }
            var autoName = JSCompiler_inline_result$jscomp$2, resumableState$jscomp$1 = request.resumableState, update = getViewTransitionClassName(props.default, props.update), enter = getViewTransitionClassName(props.default, props.enter), exit = getViewTransitionClassName(props.default, props.exit), share = getViewTransitionClassName(props.default, props.share), name = props.name;
            null == update && (update = "auto");
            null == enter && (enter = "auto");
            null == exit && (exit = "auto");
            if (null == name) {
              var parentViewTransition = prevContext$jscomp$0.viewTransition;
              null !== parentViewTransition ? (name = parentViewTransition.name, share = parentViewTransition.share) : (name = "auto", share = "none");
            } else
              null == share && (share = "auto"), prevContext$jscomp$0.tagScope & 4 && (resumableState$jscomp$1.instructions |= 128);
            prevContext$jscomp$0.tagScope & 8 ? resumableState$jscomp$1.instructions |= 128 : exit = "none";
            prevContext$jscomp$0.tagScope & 16 ? resumableState$jscomp$1.instructions |= 128 : enter = "none";
            var viewTransition = {
              update,
              enter,
              exit,
              share,
              parentEnter: "none",
              parentExit: "none",
              name,
              autoName,
              nameIdx: 0
            }, subtreeScope = prevContext$jscomp$0.tagScope & -25;
            subtreeScope = "none" !== update ? subtreeScope | 32 : subtreeScope & -33;
            "none" !== enter && (subtreeScope |= 64);
            var JSCompiler_inline_result$jscomp$3 = createFormatContext(
              prevContext$jscomp$0.insertionMode,
              prevContext$jscomp$0.selectedValue,
              subtreeScope,
              viewTransition
            );
            task.formatContext = JSCompiler_inline_result$jscomp$3;
            task.keyPath = keyPath;
            if (null != props.name && "auto" !== props.name)
              renderNodeDestructive(request, task, props.children, -1);
            else {
              var prevTreeContext = task.treeContext;
              task.treeContext = pushTreeContext(prevTreeContext, 1, 0);
              renderNode(request, task, props.children, -1);
              task.treeContext = prevTreeContext;
            }
            task.formatContext = prevContext$jscomp$0;
            task.keyPath = prevKeyPath$jscomp$4;
            return;
          case REACT_SCOPE_TYPE:
            throw Error("ReactDOMServer does not yet support scope components.");
          case REACT_SUSPENSE_TYPE:
            a: if (null !== task.replay) {
              var prevKeyPath$27 = task.keyPath, prevContext$28 = task.formatContext, prevRow$29 = task.row;
              task.keyPath = keyPath;
              task.formatContext = getSuspenseContentFormatContext(
                request.resumableState,
                prevContext$28
              );
              task.row = null;
              var content$30 = props.children;
              try {
                renderNode(request, task, content$30, -1);
              } finally {
                task.keyPath = prevKeyPath$27, task.formatContext = prevContext$28, task.row = prevRow$29;
              }
            } else {
              var prevKeyPath$jscomp$5 = task.keyPath, prevContext$jscomp$1 = task.formatContext, prevRow$jscomp$0 = task.row, parentBoundary = task.blockedBoundary, parentPreamble = task.blockedPreamble, parentHoistableState = task.hoistableState, parentSegment = task.blockedSegment, fallback = props.fallback, content = props.children, fallbackAbortSet = /* @__PURE__ */ new Set(), newBoundary = createSuspenseBoundary(
                request,
                task.row,
                fallbackAbortSet,
                2 > task.formatContext.insertionMode ? {
                  content: createPreambleState(),
                  fallback: createPreambleState()
                } : null,
                false
              ), boundarySegment = createPendingSegment(
                request,
                parentSegment.chunks.length,
                newBoundary,
                task.formatContext,
                false,
                false
              );
              parentSegment.children.push(boundarySegment);
              parentSegment.lastPushedText = false;
              var contentRootSegment = createPendingSegment(
                request,
                0,
                null,
                task.formatContext,
                false,
                false
              );
              contentRootSegment.parentFlushed = true;
              var trackedPostpones = request.trackedPostpones;
              if (null !== trackedPostpones) {
                var suspenseComponentStack = task.componentStack, fallbackKeyPath = [keyPath[0], "Suspense Fallback", keyPath[2]];
                if (null !== trackedPostpones) {
                  var fallbackReplayNode = [
                    fallbackKeyPath[1],
                    fallbackKeyPath[2],
                    [],
                    null
                  ];
                  trackedPostpones.workingMap.set(
                    fallbackKeyPath,
                    fallbackReplayNode
                  );
                  newBoundary.tracked = {
                    contentKeyPath: keyPath,
                    fallbackNode: fallbackReplayNode
                  };
                }
                task.blockedSegment = boundarySegment;
                task.blockedPreamble = null === newBoundary.preamble ? null : newBoundary.preamble.fallback;
                task.keyPath = fallbackKeyPath;
                task.formatContext = getSuspenseFallbackFormatContext(
                  request.resumableState,
                  prevContext$jscomp$1
                );
                task.componentStack = replaceSuspenseComponentStackWithSuspenseFallbackStack(
                  suspenseComponentStack
                );
                try {
                  renderNode(request, task, fallback, -1), boundarySegment.lastPushedText && boundarySegment.textEmbedded && boundarySegment.chunks.push(textSeparator), boundarySegment.status = 1, finishedSegment(request, parentBoundary, boundarySegment);
                } catch (thrownValue) {
                  throw boundarySegment.status = request.aborted ? 3 : 4, thrownValue;
                } finally {
                  task.blockedSegment = parentSegment, task.blockedPreamble = parentPreamble, task.keyPath = prevKeyPath$jscomp$5, task.formatContext = prevContext$jscomp$1;
                }
                var suspendedPrimaryTask = createRenderTask(
                  request,
                  null,
                  content,
                  -1,
                  newBoundary,
                  contentRootSegment,
                  null === newBoundary.preamble ? null : newBoundary.preamble.content,
                  newBoundary.contentState,
                  task.abortSet,
                  keyPath,
                  getSuspenseContentFormatContext(
                    request.resumableState,
                    task.formatContext
                  ),
                  task.context,
                  task.treeContext,
                  null,
                  suspenseComponentStack
                );
                pushComponentStack(suspendedPrimaryTask);
                request.pingedTasks.push(suspendedPrimaryTask);
              } else {
                task.blockedBoundary = newBoundary;
                task.blockedPreamble = null === newBoundary.preamble ? null : newBoundary.preamble.content;
                task.hoistableState = newBoundary.contentState;
                task.blockedSegment = contentRootSegment;
                task.keyPath = keyPath;
                task.formatContext = getSuspenseContentFormatContext(
                  request.resumableState,
                  prevContext$jscomp$1
                );
                task.row = null;
                try {
                  if (renderNode(request, task, content, -1), contentRootSegment.lastPushedText && contentRootSegment.textEmbedded && contentRootSegment.chunks.push(textSeparator), contentRootSegment.status = 1, finishedSegment(request, newBoundary, contentRootSegment), queueCompletedSegment(newBoundary, contentRootSegment), 0 === newBoundary.pendingTasks && 0 === newBoundary.status) {
                    if (newBoundary.status = 1, !isEligibleForOutlining(request, newBoundary)) {
                      null !== prevRow$jscomp$0 && 0 === --prevRow$jscomp$0.pendingTasks && finishSuspenseListRow(request, prevRow$jscomp$0);
                      0 === request.pendingRootTasks && task.blockedPreamble && preparePreamble(request);
                      break a;
                    }
                  } else
                    null !== prevRow$jscomp$0 && prevRow$jscomp$0.together && tryToResolveTogetherRow(request, prevRow$jscomp$0);
                } catch (thrownValue$31) {
                  newBoundary.status = 4;
                  if (request.aborted) {
                    contentRootSegment.status = 3;
                    var error = request.fatalError;
                  } else contentRootSegment.status = 4, error = thrownValue$31;
                  var thrownInfo = getThrownInfo(task.componentStack), errorDigest = logRecoverableError(request, error, thrownInfo);
                  newBoundary.errorDigest = errorDigest;
                  untrackBoundary(request, newBoundary);
                } finally {
                  task.blockedBoundary = parentBoundary, task.blockedPreamble = parentPreamble, task.hoistableState = parentHoistableState, task.blockedSegment = parentSegment, task.keyPath = prevKeyPath$jscomp$5, task.formatContext = prevContext$jscomp$1, task.row = prevRow$jscomp$0;
                }
                var suspendedFallbackTask = createRenderTask(
                  request,
                  null,
                  fallback,
                  -1,
                  parentBoundary,
                  boundarySegment,
                  null === newBoundary.preamble ? null : newBoundary.preamble.fallback,
                  newBoundary.fallbackState,
                  fallbackAbortSet,
                  [keyPath[0], "Suspense Fallback", keyPath[2]],
                  getSuspenseFallbackFormatContext(
                    request.resumableState,
                    task.formatContext
                  ),
                  task.context,
                  task.treeContext,
                  task.row,
                  replaceSuspenseComponentStackWithSuspenseFallbackStack(
                    task.componentStack
                  )
                );
                pushComponentStack(suspendedFallbackTask);
                request.pingedTasks.push(suspendedFallbackTask);
              }
            }
            return;
        }
        if ("object" === typeof type && null !== type)
          switch (type.$$typeof) {
            case REACT_FORWARD_REF_TYPE:
              if ("ref" in props) {
                var propsWithoutRef = {};
                for (var key in props)
                  "ref" !== key && (propsWithoutRef[key] = props[key]);
              } else propsWithoutRef = props;
              var children$jscomp$1 = renderWithHooks(
                request,
                task,
                keyPath,
                type.render,
                propsWithoutRef,
                ref2
              );
              finishFunctionComponent(
                request,
                task,
                keyPath,
                children$jscomp$1,
                0 !== localIdCounter,
                actionStateCounter,
                actionStateMatchingIndex
              );
              return;
            case REACT_MEMO_TYPE:
              renderElement(request, task, keyPath, type.type, props, ref2);
              return;
            case REACT_CONTEXT_TYPE:
              var children$jscomp$2 = props.children, prevKeyPath$jscomp$6 = task.keyPath, nextValue = props.value;
              var prevValue = type._currentValue;
              type._currentValue = nextValue;
              var prevNode = currentActiveSnapshot, newNode = {
                parent: prevNode,
                depth: null === prevNode ? 0 : prevNode.depth + 1,
                context: type,
                parentValue: prevValue,
                value: nextValue
              };
              currentActiveSnapshot = newNode;
              task.context = newNode;
              task.keyPath = keyPath;
              renderNodeDestructive(request, task, children$jscomp$2, -1);
              var prevSnapshot = currentActiveSnapshot;
              if (null === prevSnapshot)
                throw Error(
                  "Tried to pop a Context at the root of the app. This is a bug in React."
                );
              prevSnapshot.context._currentValue = prevSnapshot.parentValue;
              var JSCompiler_inline_result$jscomp$4 = currentActiveSnapshot = prevSnapshot.parent;
              task.context = JSCompiler_inline_result$jscomp$4;
              task.keyPath = prevKeyPath$jscomp$6;
              return;
            case REACT_CONSUMER_TYPE:
              var render = props.children, newChildren = render(type._context._currentValue), prevKeyPath$jscomp$7 = task.keyPath;
              task.keyPath = keyPath;
              renderNodeDestructive(request, task, newChildren, -1);
              task.keyPath = prevKeyPath$jscomp$7;
              return;
            case REACT_LAZY_TYPE:
              var init = type._init;
              var Component = init(type._payload);
              if (request.aborted) throw null;
              renderElement(request, task, keyPath, Component, props, ref2);
              return;
          }
        throw Error(
          "Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: " + ((null == type ? type : typeof type) + ".")
        );
      }
    }
    function resumeNode(request, task, segmentId, node, childIndex) {
      var prevReplay = task.replay, blockedBoundary = task.blockedBoundary, resumedSegment = createPendingSegment(
        request,
        0,
        null,
        task.formatContext,
        false,
        false
      );
      resumedSegment.id = segmentId;
      resumedSegment.parentFlushed = true;
      try {
        task.replay = null, task.blockedSegment = resumedSegment, renderNode(request, task, node, childIndex), resumedSegment.status = 1, finishedSegment(request, blockedBoundary, resumedSegment), null === blockedBoundary ? request.completedRootSegment = resumedSegment : (queueCompletedSegment(blockedBoundary, resumedSegment), blockedBoundary.parentFlushed && request.partialBoundaries.push(blockedBoundary));
      } finally {
        task.replay = prevReplay, task.blockedSegment = null;
      }
    }
    function renderNodeDestructive(request, task, node, childIndex) {
      null !== task.replay && "number" === typeof task.replay.slots ? resumeNode(request, task, task.replay.slots, node, childIndex) : (task.node = node, task.childIndex = childIndex, node = task.componentStack, pushComponentStack(task), retryNode(request, task), task.componentStack = node);
    }
    function retryNode(request, task) {
      var node = task.node, childIndex = task.childIndex;
      if (null !== node) {
        if ("object" === typeof node) {
          switch (node.$$typeof) {
            case REACT_ELEMENT_TYPE:
              var type = node.type, key = node.key, props = node.props;
              node = props.ref;
              var ref2 = void 0 !== node ? node : null, name = getComponentNameFromType(type), keyOrIndex = null == key || key === REACT_OPTIMISTIC_KEY ? -1 === childIndex ? 0 : childIndex : key;
              key = [task.keyPath, name, keyOrIndex];
              if (null !== task.replay)
                a: {
                  var replay = task.replay;
                  childIndex = replay.nodes;
                  for (node = 0; node < childIndex.length; node++) {
                    var node$jscomp$0 = childIndex[node];
                    if (keyOrIndex === node$jscomp$0[1]) {
                      if (4 === node$jscomp$0.length) {
                        if (null !== name && name !== node$jscomp$0[0])
                          throw Error(
                            "Expected the resume to render <" + node$jscomp$0[0] + "> in this slot but instead it rendered <" + name + ">. The tree doesn't match so React will fallback to client rendering."
                          );
                        var childNodes = node$jscomp$0[2], childSlots = node$jscomp$0[3], currentNode = task.node;
                        task.replay = {
                          nodes: childNodes,
                          slots: childSlots,
                          pendingTasks: 1
                        };
                        try {
                          renderElement(request, task, key, type, props, ref2);
                          if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length)
                            throw Error(
                              "Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering."
                            );
                          task.replay.pendingTasks--;
                        } catch (x) {
                          if ("object" === typeof x && null !== x && (x === SuspenseException || "function" === typeof x.then || "Maximum call stack size exceeded" === x.message))
                            throw task.node === currentNode ? task.replay = replay : childIndex.splice(node, 1), x;
                          task.replay.pendingTasks--;
                          key = getThrownInfo(task.componentStack);
                          currentNode = request;
                          props = task.blockedBoundary;
                          request = request.aborted ? request.fatalError : x;
                          key = logRecoverableError(currentNode, request, key);
                          abortRemainingReplayNodes(
                            currentNode,
                            props,
                            childNodes,
                            childSlots,
                            request,
                            key
                          );
                        }
                        task.replay = replay;
                      } else {
                        if (type !== REACT_SUSPENSE_TYPE)
                          throw Error(
                            "Expected the resume to render <Suspense> in this slot but instead it rendered <" + (getComponentNameFromType(type) || "Unknown") + ">. The tree doesn't match so React will fallback to client rendering."
                          );
                        b: {
                          replay = node$jscomp$0[5];
                          type = node$jscomp$0[2];
                          ref2 = node$jscomp$0[3];
                          name = null === node$jscomp$0[4] ? [] : node$jscomp$0[4][2];
                          node$jscomp$0 = null === node$jscomp$0[4] ? null : node$jscomp$0[4][3];
                          keyOrIndex = task.keyPath;
                          var prevContext = task.formatContext, prevRow = task.row, previousReplaySet = task.replay, parentBoundary = task.blockedBoundary, parentHoistableState = task.hoistableState, content = props.children;
                          props = props.fallback;
                          var fallbackAbortSet = /* @__PURE__ */ new Set(), resumedBoundary = createSuspenseBoundary(
                            request,
                            task.row,
                            fallbackAbortSet,
                            2 > task.formatContext.insertionMode ? {
                              content: createPreambleState(),
                              fallback: createPreambleState()
                            } : null,
                            false
                          );
                          resumedBoundary.parentFlushed = true;
                          resumedBoundary.rootSegmentID = replay;
                          task.blockedBoundary = resumedBoundary;
                          task.hoistableState = resumedBoundary.contentState;
                          task.keyPath = key;
                          task.formatContext = getSuspenseContentFormatContext(
                            request.resumableState,
                            prevContext
                          );
                          task.row = null;
                          task.replay = {
                            nodes: type,
                            slots: ref2,
                            pendingTasks: 1
                          };
                          try {
                            renderNode(request, task, content, -1);
                            if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length)
                              throw Error(
                                "Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering."
                              );
                            task.replay.pendingTasks--;
                            if (0 === resumedBoundary.pendingTasks && 0 === resumedBoundary.status) {
                              resumedBoundary.status = 1;
                              request.completedBoundaries.push(resumedBoundary);
                              break b;
                            }
                          } catch (thrownValue) {
                            resumedBoundary.status = 4, childNodes = request.aborted ? request.fatalError : thrownValue, childSlots = getThrownInfo(task.componentStack), currentNode = logRecoverableError(
                              request,
                              childNodes,
                              childSlots
                            ), resumedBoundary.errorDigest = currentNode, task.replay.pendingTasks--, request.clientRenderedBoundaries.push(
                              resumedBoundary
                            );
                          } finally {
                            task.blockedBoundary = parentBoundary, task.hoistableState = parentHoistableState, task.replay = previousReplaySet, task.keyPath = keyOrIndex, task.formatContext = prevContext, task.row = prevRow;
                          }
                          childNodes = createReplayTask(
                            request,
                            null,
                            { nodes: name, slots: node$jscomp$0, pendingTasks: 0 },
                            props,
                            -1,
                            parentBoundary,
                            resumedBoundary.fallbackState,
                            fallbackAbortSet,
                            [key[0], "Suspense Fallback", key[2]],
                            getSuspenseFallbackFormatContext(
                              request.resumableState,
                              task.formatContext
                            ),
                            task.context,
                            task.treeContext,
                            task.row,
                            replaceSuspenseComponentStackWithSuspenseFallbackStack(
                              task.componentStack
                            )
                          );
                          pushComponentStack(childNodes);
                          request.pingedTasks.push(childNodes);
                        }
                      }
                      childIndex.splice(node, 1);
                      break a;
                    }
                  }
                }
              else renderElement(request, task, key, type, props, ref2);
              return;
            case REACT_PORTAL_TYPE:
              throw Error(
                "Portals are not currently supported by the server renderer. Render them conditionally so that they only appear on the client render."
              );
            case REACT_LAZY_TYPE:
              childNodes = node._init;
              node = childNodes(node._payload);
              if (request.aborted) throw null;
              renderNodeDestructive(request, task, node, childIndex);
              return;
          }
          if (isArrayImpl(node)) {
            renderChildrenArray(request, task, node, childIndex);
            return;
          }
          if (childNodes = getIteratorFn(node)) {
            if (childNodes = childNodes.call(node)) {
              node = childNodes.next();
              if (!node.done) {
                childSlots = [];
                do
                  childSlots.push(node.value), node = childNodes.next();
                while (!node.done);
                renderChildrenArray(request, task, childSlots, childIndex);
              }
              return;
            }
          }
          if ("function" === typeof node.then)
            return task.thenableState = null, renderNodeDestructive(request, task, unwrapThenable(node), childIndex);
          if (node.$$typeof === REACT_CONTEXT_TYPE)
            return renderNodeDestructive(
              request,
              task,
              node._currentValue,
              childIndex
            );
          childIndex = Object.prototype.toString.call(node);
          throw Error(
            "Objects are not valid as a React child (found: " + ("[object Object]" === childIndex ? "object with keys {" + Object.keys(node).join(", ") + "}" : childIndex) + "). If you meant to render a collection of children, use an array instead."
          );
        }
        if ("string" === typeof node)
          childIndex = task.blockedSegment, null !== childIndex && (childIndex.lastPushedText = pushTextInstance(
            childIndex.chunks,
            node,
            request.renderState,
            childIndex.lastPushedText
          ));
        else if ("number" === typeof node || "bigint" === typeof node)
          childIndex = task.blockedSegment, null !== childIndex && (childIndex.lastPushedText = pushTextInstance(
            childIndex.chunks,
            "" + node,
            request.renderState,
            childIndex.lastPushedText
          ));
      }
    }
    function renderChildrenArray(request, task, children, childIndex) {
      var prevKeyPath = task.keyPath;
      if (-1 !== childIndex && (task.keyPath = [task.keyPath, "Fragment", childIndex], null !== task.replay)) {
        for (var replay = task.replay, replayNodes = replay.nodes, j = 0; j < replayNodes.length; j++) {
          var node = replayNodes[j];
          if (node[1] === childIndex) {
            childIndex = node[2];
            node = node[3];
            task.replay = { nodes: childIndex, slots: node, pendingTasks: 1 };
            try {
              renderChildrenArray(request, task, children, -1);
              if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length)
                throw Error(
                  "Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering."
                );
              task.replay.pendingTasks--;
            } catch (x) {
              if ("object" === typeof x && null !== x && (x === SuspenseException || "function" === typeof x.then))
                throw x;
              task.replay.pendingTasks--;
              var thrownInfo = getThrownInfo(task.componentStack);
              children = request;
              var boundary = task.blockedBoundary;
              request = request.aborted ? request.fatalError : x;
              thrownInfo = logRecoverableError(children, request, thrownInfo);
              abortRemainingReplayNodes(
                children,
                boundary,
                childIndex,
                node,
                request,
                thrownInfo
              );
            }
            task.replay = replay;
            replayNodes.splice(j, 1);
            break;
          }
        }
        task.keyPath = prevKeyPath;
        return;
      }
      replay = task.treeContext;
      replayNodes = children.length;
      if (null !== task.replay && (j = task.replay.slots, null !== j && "object" === typeof j)) {
        for (childIndex = 0; childIndex < replayNodes; childIndex++)
          node = children[childIndex], task.treeContext = pushTreeContext(replay, replayNodes, childIndex), boundary = j[childIndex], "number" === typeof boundary ? (resumeNode(request, task, boundary, node, childIndex), delete j[childIndex]) : renderNode(request, task, node, childIndex);
        task.treeContext = replay;
        task.keyPath = prevKeyPath;
        return;
      }
      for (j = 0; j < replayNodes; j++)
        childIndex = children[j], task.treeContext = pushTreeContext(replay, replayNodes, j), renderNode(request, task, childIndex, j);
      task.treeContext = replay;
      task.keyPath = prevKeyPath;
    }
    function trackPostponedBoundary(request, trackedPostpones, boundary) {
      boundary.status = 5;
      boundary.rootSegmentID = request.nextSegmentId++;
      var tracked = boundary.tracked;
      if (null === tracked)
        throw Error(
          "It should not be possible to postpone at the root. This is a bug in React."
        );
      request = tracked.contentKeyPath;
      if (null === request)
        throw Error(
          "It should not be possible to postpone at the root. This is a bug in React."
        );
      tracked = tracked.fallbackNode;
      var children = [], boundaryNode = trackedPostpones.workingMap.get(request);
      if (void 0 === boundaryNode)
        return boundary = [
          request[1],
          request[2],
          children,
          null,
          tracked,
          boundary.rootSegmentID
        ], trackedPostpones.workingMap.set(request, boundary), addToReplayParent(boundary, request[0], trackedPostpones), boundary;
      boundaryNode[4] = tracked;
      boundaryNode[5] = boundary.rootSegmentID;
      return boundaryNode;
    }
    function trackPostpone(request, trackedPostpones, task, segment) {
      segment.status = 5;
      var keyPath = task.keyPath, boundary = task.blockedBoundary;
      if (null === boundary)
        segment.id = request.nextSegmentId++, trackedPostpones.rootSlots = segment.id, null !== request.completedRootSegment && (request.completedRootSegment.status = 5);
      else {
        if (null !== boundary && 0 === boundary.status) {
          var boundaryNode = trackPostponedBoundary(
            request,
            trackedPostpones,
            boundary
          );
          if (null !== boundary.tracked && boundary.tracked.contentKeyPath === keyPath && -1 === task.childIndex) {
            -1 === segment.id && (segment.id = segment.parentFlushed ? boundary.rootSegmentID : request.nextSegmentId++);
            boundaryNode[3] = segment.id;
            return;
          }
        }
        -1 === segment.id && (segment.id = segment.parentFlushed && null !== boundary ? boundary.rootSegmentID : request.nextSegmentId++);
        if (-1 === task.childIndex)
          null === keyPath ? trackedPostpones.rootSlots = segment.id : (task = trackedPostpones.workingMap.get(keyPath), void 0 === task ? (task = [keyPath[1], keyPath[2], [], segment.id], addToReplayParent(task, keyPath[0], trackedPostpones)) : task[3] = segment.id);
        else {
          if (null === keyPath)
            if (request = trackedPostpones.rootSlots, null === request)
              request = trackedPostpones.rootSlots = {};
            else {
              if ("number" === typeof request)
                throw Error(
                  "It should not be possible to postpone both at the root of an element as well as a slot below. This is a bug in React."
                );
            }
          else if (boundary = trackedPostpones.workingMap, boundaryNode = boundary.get(keyPath), void 0 === boundaryNode)
            request = {}, boundaryNode = [keyPath[1], keyPath[2], [], request], boundary.set(keyPath, boundaryNode), addToReplayParent(boundaryNode, keyPath[0], trackedPostpones);
          else if (request = boundaryNode[3], null === request)
            request = boundaryNode[3] = {};
          else if ("number" === typeof request)
            throw Error(
              "It should not be possible to postpone both at the root of an element as well as a slot below. This is a bug in React."
            );
          request[task.childIndex] = segment.id;
        }
      }
    }
    function untrackBoundary(request, boundary) {
      request = request.trackedPostpones;
      null !== request && (boundary = boundary.tracked, null !== boundary && (boundary = boundary.contentKeyPath, null !== boundary && (request = request.workingMap.get(boundary), void 0 !== request && (request.length = 4, request[2] = [], request[3] = null))));
    }
    function spawnNewSuspendedReplayTask(request, task, thenableState2) {
      return createReplayTask(
        request,
        thenableState2,
        task.replay,
        task.node,
        task.childIndex,
        task.blockedBoundary,
        task.hoistableState,
        task.abortSet,
        task.keyPath,
        task.formatContext,
        task.context,
        task.treeContext,
        task.row,
        task.componentStack
      );
    }
    function spawnNewSuspendedRenderTask(request, task, thenableState2) {
      var segment = task.blockedSegment, newSegment = createPendingSegment(
        request,
        segment.chunks.length,
        null,
        task.formatContext,
        segment.lastPushedText,
        true
      );
      segment.children.push(newSegment);
      segment.lastPushedText = false;
      return createRenderTask(
        request,
        thenableState2,
        task.node,
        task.childIndex,
        task.blockedBoundary,
        newSegment,
        task.blockedPreamble,
        task.hoistableState,
        task.abortSet,
        task.keyPath,
        task.formatContext,
        task.context,
        task.treeContext,
        task.row,
        task.componentStack
      );
    }
    function renderNode(request, task, node, childIndex) {
      var previousFormatContext = task.formatContext, previousContext = task.context, previousKeyPath = task.keyPath, previousTreeContext = task.treeContext, previousComponentStack = task.componentStack, segment = task.blockedSegment;
      if (null === segment) {
        segment = task.replay;
        try {
          return renderNodeDestructive(request, task, node, childIndex);
        } catch (thrownValue) {
          if (resetHooksState(), node = thrownValue === SuspenseException ? getSuspendedThenable() : thrownValue, !request.aborted && "object" === typeof node && null !== node) {
            if ("function" === typeof node.then) {
              childIndex = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
              request = spawnNewSuspendedReplayTask(request, task, childIndex).ping;
              node.then(request.resolve, request.reject);
              task.formatContext = previousFormatContext;
              task.context = previousContext;
              task.keyPath = previousKeyPath;
              task.treeContext = previousTreeContext;
              task.componentStack = previousComponentStack;
              task.replay = segment;
              switchContext(previousContext);
              return;
            }
            if ("Maximum call stack size exceeded" === node.message) {
              node = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
              node = spawnNewSuspendedReplayTask(request, task, node);
              request.pingedTasks.push(node);
              task.formatContext = previousFormatContext;
              task.context = previousContext;
              task.keyPath = previousKeyPath;
              task.treeContext = previousTreeContext;
              task.componentStack = previousComponentStack;
              task.replay = segment;
              switchContext(previousContext);
              return;
            }
          }
        }
      } else {
        var childrenLength = segment.children.length, chunkLength = segment.chunks.length;
        try {
          return renderNodeDestructive(request, task, node, childIndex);
        } catch (thrownValue$64) {
          if (resetHooksState(), segment.children.length = childrenLength, segment.chunks.length = chunkLength, node = thrownValue$64 === SuspenseException ? getSuspendedThenable() : thrownValue$64, !request.aborted && "object" === typeof node && null !== node) {
            if ("function" === typeof node.then) {
              segment = node;
              node = thrownValue$64 === SuspenseException ? getThenableStateAfterSuspending() : null;
              request = spawnNewSuspendedRenderTask(request, task, node).ping;
              segment.then(request.resolve, request.reject);
              task.formatContext = previousFormatContext;
              task.context = previousContext;
              task.keyPath = previousKeyPath;
              task.treeContext = previousTreeContext;
              task.componentStack = previousComponentStack;
              switchContext(previousContext);
              return;
            }
            if ("Maximum call stack size exceeded" === node.message) {
              segment = thrownValue$64 === SuspenseException ? getThenableStateAfterSuspending() : null;
              segment = spawnNewSuspendedRenderTask(request, task, segment);
              request.pingedTasks.push(segment);
              task.formatContext = previousFormatContext;
              task.context = previousContext;
              task.keyPath = previousKeyPath;
              task.treeContext = previousTreeContext;
              task.componentStack = previousComponentStack;
              switchContext(previousContext);
              return;
            }
          }
        }
      }
      task.formatContext = previousFormatContext;
      task.context = previousContext;
      task.keyPath = previousKeyPath;
      task.treeContext = previousTreeContext;
      switchContext(previousContext);
      throw node;
    }
    function abortTaskSoft(task) {
      var boundary = task.blockedBoundary, segment = task.blockedSegment;
      null !== segment && (segment.status = 3, finishedTask(this, boundary, task.row, segment));
    }
    function abortRemainingReplayNodes(request$jscomp$0, boundary, nodes, slots, error, errorDigest$jscomp$0) {
      for (var i = 0; i < nodes.length; i++) {
        var node = nodes[i];
        if (4 === node.length)
          abortRemainingReplayNodes(
            request$jscomp$0,
            boundary,
            node[2],
            node[3],
            error,
            errorDigest$jscomp$0
          );
        else {
          node = node[5];
          var request = request$jscomp$0, errorDigest = errorDigest$jscomp$0, resumedBoundary = createSuspenseBoundary(
            request,
            null,
            /* @__PURE__ */ new Set(),
            null,
            false
          );
          resumedBoundary.parentFlushed = true;
          resumedBoundary.rootSegmentID = node;
          resumedBoundary.status = 4;
          resumedBoundary.errorDigest = errorDigest;
          resumedBoundary.parentFlushed && request.clientRenderedBoundaries.push(resumedBoundary);
        }
      }
      nodes.length = 0;
      if (null !== slots) {
        if (null === boundary)
          throw Error(
            "We should not have any resumable nodes in the shell. This is a bug in React."
          );
        4 !== boundary.status && (boundary.status = 4, boundary.errorDigest = errorDigest$jscomp$0, boundary.parentFlushed && request$jscomp$0.clientRenderedBoundaries.push(boundary));
        if ("object" === typeof slots) for (var index in slots) delete slots[index];
      }
    }
    function abortTask(task, request) {
      if (task !== request.currentTask) {
        var boundary = task.blockedBoundary;
        task = task.blockedSegment;
        null !== task && (task.status = 3);
        null !== boundary && boundary.fallbackAbortableTasks.forEach(function(fallbackTask) {
          return abortTask(fallbackTask, request);
        });
      }
    }
    function finishAbortedTask(task, request, error) {
      if (task !== request.currentTask) {
        var boundary = task.blockedBoundary, segment = task.blockedSegment;
        if (null === segment || 3 === segment.status) {
          var errorInfo = getThrownInfo(task.componentStack), isRecoverableReason = isRecoverableError(error);
          if (null === boundary) {
            boundary = task.replay;
            if (null === boundary) {
              isRecoverableReason || null === request.trackedPostpones || null === segment ? isRecoverableReason ? (task = cloneRecoverableErrorAsFatal(error), logRecoverableError(request, task, errorInfo), 12 !== request.status && 13 !== request.status && fatalError(request, task)) : (logRecoverableError(request, error, errorInfo), 12 !== request.status && 13 !== request.status && fatalError(request, error)) : (boundary = request.trackedPostpones, logRecoverableError(request, error, errorInfo), trackPostpone(request, boundary, task, segment), finishedTask(request, null, task.row, segment));
              return;
            }
            12 !== request.status && 13 !== request.status && (boundary.pendingTasks--, 0 === boundary.pendingTasks && 0 < boundary.nodes.length && (errorInfo = logRecoverableError(request, error, errorInfo), abortRemainingReplayNodes(
              request,
              null,
              boundary.nodes,
              boundary.slots,
              error,
              errorInfo
            )), request.pendingRootTasks--, 0 === request.pendingRootTasks && completeShell(request));
          } else {
            var trackedPostpones$65 = request.trackedPostpones;
            if (4 !== boundary.status) {
              if (!isRecoverableReason && null !== trackedPostpones$65 && null !== segment)
                return logRecoverableError(request, error, errorInfo), trackPostpone(request, trackedPostpones$65, task, segment), boundary.fallbackAbortableTasks.forEach(function(fallbackTask) {
                  return finishAbortedTask(fallbackTask, request, error);
                }), boundary.fallbackAbortableTasks.clear(), finishedTask(request, boundary, task.row, segment);
              boundary.status = 4;
              errorInfo = logRecoverableError(request, error, errorInfo);
              boundary.errorDigest = errorInfo;
              untrackBoundary(request, boundary);
              boundary.parentFlushed && request.clientRenderedBoundaries.push(boundary);
            }
            boundary.pendingTasks--;
            errorInfo = boundary.row;
            null !== errorInfo && 0 === --errorInfo.pendingTasks && finishSuspenseListRow(request, errorInfo);
            boundary.fallbackAbortableTasks.forEach(function(fallbackTask) {
              return finishAbortedTask(fallbackTask, request, error);
            });
            boundary.fallbackAbortableTasks.clear();
          }
          task = task.row;
          null !== task && 0 === --task.pendingTasks && finishSuspenseListRow(request, task);
          request.allPendingTasks--;
          0 === request.allPendingTasks && completeAll(request);
        }
      }
    }
    function safelyEmitEarlyPreloads(request, shellComplete) {
      try {
        var renderState = request.renderState, onHeaders = renderState.onHeaders;
        if (onHeaders) {
          var headers = renderState.headers;
          if (headers) {
            renderState.headers = null;
            var linkHeader = headers.preconnects;
            headers.fontPreloads && (linkHeader && (linkHeader += ", "), linkHeader += headers.fontPreloads);
            headers.highImagePreloads && (linkHeader && (linkHeader += ", "), linkHeader += headers.highImagePreloads);
            if (!shellComplete) {
              var queueIter = renderState.styles.values(), queueStep = queueIter.next();
              b: for (; 0 < headers.remainingCapacity && !queueStep.done; queueStep = queueIter.next())
                for (var sheetIter = queueStep.value.sheets.values(), sheetStep = sheetIter.next(); 0 < headers.remainingCapacity && !sheetStep.done; sheetStep = sheetIter.next()) {
                  var sheet = sheetStep.value, props = sheet.props, key = props.href, props$jscomp$0 = sheet.props, header = getPreloadAsHeader(props$jscomp$0.href, "style", {
                    crossOrigin: props$jscomp$0.crossOrigin,
                    integrity: props$jscomp$0.integrity,
                    nonce: props$jscomp$0.nonce,
                    type: props$jscomp$0.type,
                    fetchPriority: props$jscomp$0.fetchPriority,
                    referrerPolicy: props$jscomp$0.referrerPolicy,
                    media: props$jscomp$0.media
                  });
                  if (0 <= (headers.remainingCapacity -= header.length + 2))
                    renderState.resets.style[key] = PRELOAD_NO_CREDS, linkHeader && (linkHeader += ", "), linkHeader += header, renderState.resets.style[key] = "string" === typeof props.crossOrigin || "string" === typeof props.integrity ? [props.crossOrigin, props.integrity] : PRELOAD_NO_CREDS;
                  else break b;
                }
            }
            linkHeader ? onHeaders({ Link: linkHeader }) : onHeaders({});
          }
        }
      } catch (error) {
        logRecoverableError(request, error, {});
      }
    }
    function completeShell(request) {
      null === request.trackedPostpones && safelyEmitEarlyPreloads(request, true);
      null === request.trackedPostpones && preparePreamble(request);
      request = request.onShellReady;
      request();
    }
    function completeAll(request) {
      safelyEmitEarlyPreloads(
        request,
        null === request.trackedPostpones ? true : null === request.completedRootSegment || 5 !== request.completedRootSegment.status
      );
      preparePreamble(request);
      request = request.onAllReady;
      request();
    }
    function queueCompletedSegment(boundary, segment) {
      if (0 === segment.chunks.length && 1 === segment.children.length && null === segment.children[0].boundary && -1 === segment.children[0].id) {
        var childSegment = segment.children[0];
        childSegment.id = segment.id;
        childSegment.parentFlushed = true;
        1 !== childSegment.status && 3 !== childSegment.status && 4 !== childSegment.status || queueCompletedSegment(boundary, childSegment);
      } else boundary.completedSegments.push(segment);
    }
    function finishedSegment(request, boundary, segment) {
      if (null !== byteLengthOfChunk) {
        segment = segment.chunks;
        for (var segmentByteSize = 0, i = 0; i < segment.length; i++)
          segmentByteSize += byteLengthOfChunk(segment[i]);
        null === boundary ? request.byteSize += segmentByteSize : boundary.byteSize += segmentByteSize;
      }
    }
    function finishedTask(request, boundary, row, segment) {
      null !== row && (0 === --row.pendingTasks ? finishSuspenseListRow(request, row) : row.together && tryToResolveTogetherRow(request, row));
      request.allPendingTasks--;
      if (null === boundary) {
        if (null !== segment && segment.parentFlushed) {
          if (null !== request.completedRootSegment)
            throw Error(
              "There can only be one root segment. This is a bug in React."
            );
          request.completedRootSegment = segment;
        }
        request.pendingRootTasks--;
        0 === request.pendingRootTasks && completeShell(request);
      } else if (boundary.pendingTasks--, 4 !== boundary.status)
        if (0 === boundary.pendingTasks)
          if (0 === boundary.status && (boundary.status = 1), null !== segment && segment.parentFlushed && (1 === segment.status || 3 === segment.status) && queueCompletedSegment(boundary, segment), boundary.parentFlushed && request.completedBoundaries.push(boundary), 1 === boundary.status)
            row = boundary.row, null !== row && hoistHoistables(row.hoistables, boundary.contentState), isEligibleForOutlining(request, boundary) || (request.allPendingTasks++, boundary.fallbackAbortableTasks.forEach(abortTaskSoft, request), boundary.fallbackAbortableTasks.clear(), null !== row && 0 === --row.pendingTasks && finishSuspenseListRow(request, row), request.allPendingTasks--), 0 === request.pendingRootTasks && null === request.trackedPostpones && null !== boundary.preamble && preparePreamble(request);
          else {
            if (5 === boundary.status && (boundary = boundary.row, null !== boundary)) {
              if (null !== request.trackedPostpones) {
                row = request.trackedPostpones;
                var postponedRow = boundary.next;
                if (null !== postponedRow && (segment = postponedRow.boundaries, null !== segment))
                  for (postponedRow.boundaries = null, postponedRow = 0; postponedRow < segment.length; postponedRow++) {
                    var postponedBoundary = segment[postponedRow];
                    trackPostponedBoundary(request, row, postponedBoundary);
                    finishedTask(request, postponedBoundary, null, null);
                  }
              }
              request.allPendingTasks++;
              0 === --boundary.pendingTasks && finishSuspenseListRow(request, boundary);
              request.allPendingTasks--;
            }
          }
        else
          null === segment || !segment.parentFlushed || 1 !== segment.status && 3 !== segment.status || (queueCompletedSegment(boundary, segment), 1 === boundary.completedSegments.length && boundary.parentFlushed && request.partialBoundaries.push(boundary)), boundary = boundary.row, null !== boundary && boundary.together && tryToResolveTogetherRow(request, boundary);
      0 === request.allPendingTasks && completeAll(request);
    }
    function performWork(request$jscomp$1) {
      if (!(request$jscomp$1.aborted || 11 < request$jscomp$1.status)) {
        var prevContext = currentActiveSnapshot, prevDispatcher = ReactSharedInternals.H;
        ReactSharedInternals.H = HooksDispatcher;
        var prevAsyncDispatcher = ReactSharedInternals.A;
        ReactSharedInternals.A = DefaultAsyncDispatcher;
        var prevRequest = currentRequest;
        currentRequest = request$jscomp$1;
        var prevResumableState = currentResumableState;
        currentResumableState = request$jscomp$1.resumableState;
        try {
          var pingedTasks = request$jscomp$1.pingedTasks, i;
          for (i = 0; i < pingedTasks.length; i++) {
            var task = pingedTasks[i], request = request$jscomp$1, segment = task.blockedSegment;
            if (null === segment)
              a: {
                if (0 !== task.replay.pendingTasks) {
                  var prevTask = request.currentTask;
                  request.currentTask = task;
                  switchContext(task.context);
                  var startNode = task.node;
                  try {
                    "number" === typeof task.replay.slots ? resumeNode(
                      request,
                      task,
                      task.replay.slots,
                      task.node,
                      task.childIndex
                    ) : retryNode(request, task);
                    if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length)
                      throw Error(
                        "Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering."
                      );
                    task.replay.pendingTasks--;
                    task.abortSet.delete(task);
                    finishedTask(request, task.blockedBoundary, task.row, null);
                  } catch (thrownValue) {
                    resetHooksState();
                    var x = thrownValue === SuspenseException ? getSuspendedThenable() : thrownValue;
                    if (request.aborted) {
                      thrownValue === SuspenseException && (task.thenableState = getThenableStateAfterSuspending());
                      request.currentTask = prevTask;
                      var request$jscomp$0 = request;
                      abortTask(task, request$jscomp$0);
                      task.abortSet.delete(task);
                      finishAbortedTask(
                        task,
                        request$jscomp$0,
                        request$jscomp$0.fatalError
                      );
                    } else {
                      if ("object" === typeof x && null !== x) {
                        if ("function" === typeof x.then) {
                          var ping = task.ping;
                          x.then(ping.resolve, ping.reject);
                          task.thenableState = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
                          break a;
                        }
                        if ("Maximum call stack size exceeded" === x.message && task.node !== startNode) {
                          task.thenableState = null;
                          request.pingedTasks.push(task);
                          break a;
                        }
                      }
                      task.replay.pendingTasks--;
                      task.abortSet.delete(task);
                      var errorInfo = getThrownInfo(task.componentStack);
                      request$jscomp$0 = request;
                      var boundary = task.blockedBoundary, error$jscomp$0 = request.aborted ? request.fatalError : x, replayNodes = task.replay.nodes, resumeSlots = task.replay.slots, errorDigest = logRecoverableError(
                        request$jscomp$0,
                        error$jscomp$0,
                        errorInfo
                      );
                      abortRemainingReplayNodes(
                        request$jscomp$0,
                        boundary,
                        replayNodes,
                        resumeSlots,
                        error$jscomp$0,
                        errorDigest
                      );
                      request.pendingRootTasks--;
                      0 === request.pendingRootTasks && completeShell(request);
                      request.allPendingTasks--;
                      0 === request.allPendingTasks && completeAll(request);
                    }
                  } finally {
                    request.currentTask = prevTask;
                  }
                }
              }
            else
              a: if (request$jscomp$0 = segment, 0 === request$jscomp$0.status) {
                var prevTask$jscomp$0 = request.currentTask;
                request.currentTask = task;
                switchContext(task.context);
                var childrenLength = request$jscomp$0.children.length, chunkLength = request$jscomp$0.chunks.length, startNode$jscomp$0 = task.node;
                try {
                  retryNode(request, task), request$jscomp$0.lastPushedText && request$jscomp$0.textEmbedded && request$jscomp$0.chunks.push(textSeparator), task.abortSet.delete(task), request$jscomp$0.status = 1, finishedSegment(
                    request,
                    task.blockedBoundary,
                    request$jscomp$0
                  ), finishedTask(
                    request,
                    task.blockedBoundary,
                    task.row,
                    request$jscomp$0
                  );
                } catch (thrownValue) {
                  resetHooksState();
                  request$jscomp$0.children.length = childrenLength;
                  request$jscomp$0.chunks.length = chunkLength;
                  var x$jscomp$0 = thrownValue === SuspenseException ? getSuspendedThenable() : thrownValue;
                  if (request.aborted)
                    thrownValue === SuspenseException && (task.thenableState = getThenableStateAfterSuspending()), request.currentTask = prevTask$jscomp$0, request$jscomp$0 = request, abortTask(task, request$jscomp$0), task.abortSet.delete(task), finishAbortedTask(
                      task,
                      request$jscomp$0,
                      request$jscomp$0.fatalError
                    );
                  else {
                    if ("object" === typeof x$jscomp$0 && null !== x$jscomp$0) {
                      if ("function" === typeof x$jscomp$0.then) {
                        request$jscomp$0.status = 0;
                        task.thenableState = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
                        var ping$jscomp$0 = task.ping;
                        x$jscomp$0.then(
                          ping$jscomp$0.resolve,
                          ping$jscomp$0.reject
                        );
                        break a;
                      }
                      if ("Maximum call stack size exceeded" === x$jscomp$0.message && task.node !== startNode$jscomp$0) {
                        request$jscomp$0.status = 0;
                        task.thenableState = null;
                        request.pingedTasks.push(task);
                        break a;
                      }
                    }
                    var errorInfo$jscomp$0 = getThrownInfo(task.componentStack);
                    task.abortSet.delete(task);
                    request$jscomp$0.status = 4;
                    var boundary$jscomp$0 = task.blockedBoundary, row = task.row;
                    null !== row && 0 === --row.pendingTasks && finishSuspenseListRow(request, row);
                    request.allPendingTasks--;
                    if (null === boundary$jscomp$0)
                      if (isRecoverableError(x$jscomp$0)) {
                        var fatalRecoverableError = cloneRecoverableErrorAsFatal(x$jscomp$0);
                        logRecoverableError(
                          request,
                          fatalRecoverableError,
                          errorInfo$jscomp$0
                        );
                        fatalError(request, fatalRecoverableError);
                      } else
                        logRecoverableError(
                          request,
                          x$jscomp$0,
                          errorInfo$jscomp$0
                        ), fatalError(request, x$jscomp$0);
                    else {
                      var errorDigest$jscomp$0 = logRecoverableError(
                        request,
                        x$jscomp$0,
                        errorInfo$jscomp$0
                      );
                      boundary$jscomp$0.pendingTasks--;
                      if (4 !== boundary$jscomp$0.status) {
                        boundary$jscomp$0.status = 4;
                        boundary$jscomp$0.errorDigest = errorDigest$jscomp$0;
                        untrackBoundary(request, boundary$jscomp$0);
                        var boundaryRow = boundary$jscomp$0.row;
                        null !== boundaryRow && (request.allPendingTasks++, 0 === --boundaryRow.pendingTasks && finishSuspenseListRow(request, boundaryRow), request.allPendingTasks--);
                        boundary$jscomp$0.parentFlushed && request.clientRenderedBoundaries.push(boundary$jscomp$0);
                        0 === request.pendingRootTasks && null === request.trackedPostpones && null !== boundary$jscomp$0.preamble && preparePreamble(request);
                      }
                      0 === request.allPendingTasks && completeAll(request);
                    }
                  }
                } finally {
                  request.currentTask = prevTask$jscomp$0;
                }
              }
          }
          pingedTasks.splice(0, i);
          null !== request$jscomp$1.destination && flushCompletedQueues(request$jscomp$1, request$jscomp$1.destination);
        } catch (error) {
          logRecoverableError(request$jscomp$1, error, {}), fatalError(request$jscomp$1, error);
        } finally {
          currentResumableState = prevResumableState, ReactSharedInternals.H = prevDispatcher, ReactSharedInternals.A = prevAsyncDispatcher, prevDispatcher === HooksDispatcher && switchContext(prevContext), currentRequest = prevRequest;
        }
      }
    }
    function preparePreambleFromSubtree(request, segment, collectedPreambleSegments) {
      segment.preambleChildren.length && collectedPreambleSegments.push(segment.preambleChildren);
      for (var pendingPreambles = false, i = 0; i < segment.children.length; i++)
        pendingPreambles = preparePreambleFromSegment(
          request,
          segment.children[i],
          collectedPreambleSegments
        ) || pendingPreambles;
      return pendingPreambles;
    }
    function preparePreambleFromSegment(request, segment, collectedPreambleSegments) {
      var boundary = segment.boundary;
      if (null === boundary)
        return preparePreambleFromSubtree(
          request,
          segment,
          collectedPreambleSegments
        );
      var preamble = boundary.preamble;
      if (null === preamble) return false;
      switch (boundary.status) {
        case 1:
          hoistPreambleState(request.renderState, preamble.content);
          request.byteSize += boundary.byteSize;
          segment = boundary.completedSegments[0];
          if (!segment)
            throw Error(
              "A previously unvisited boundary must have exactly one root segment. This is a bug in React."
            );
          return preparePreambleFromSubtree(
            request,
            segment,
            collectedPreambleSegments
          );
        case 5:
          if (null !== request.trackedPostpones) return true;
        case 4:
          if (1 === segment.status)
            return hoistPreambleState(request.renderState, preamble.fallback), preparePreambleFromSubtree(
              request,
              segment,
              collectedPreambleSegments
            );
        default:
          return true;
      }
    }
    function preparePreamble(request) {
      if (request.completedRootSegment && null === request.completedPreambleSegments) {
        var collectedPreambleSegments = [], originalRequestByteSize = request.byteSize, hasPendingPreambles = preparePreambleFromSegment(
          request,
          request.completedRootSegment,
          collectedPreambleSegments
        ), preamble = request.renderState.preamble;
        false === hasPendingPreambles || preamble.headChunks && preamble.bodyChunks ? request.completedPreambleSegments = collectedPreambleSegments : request.byteSize = originalRequestByteSize;
      }
    }
    function flushSubtree(request, destination, segment, hoistableState) {
      segment.parentFlushed = true;
      switch (segment.status) {
        case 0:
          segment.id = request.nextSegmentId++;
        case 5:
          return hoistableState = segment.id, segment.lastPushedText = false, segment.textEmbedded = false, request = request.renderState, writeChunk(destination, placeholder1), writeChunk(destination, request.placeholderPrefix), request = hoistableState.toString(16), writeChunk(destination, request), writeChunkAndReturn(destination, placeholder2);
        case 1:
          segment.status = 2;
          var r = true, chunks = segment.chunks, chunkIdx = 0;
          segment = segment.children;
          for (var childIdx = 0; childIdx < segment.length; childIdx++) {
            for (r = segment[childIdx]; chunkIdx < r.index; chunkIdx++)
              writeChunk(destination, chunks[chunkIdx]);
            r = flushSegment(request, destination, r, hoistableState);
          }
          for (; chunkIdx < chunks.length - 1; chunkIdx++)
            writeChunk(destination, chunks[chunkIdx]);
          chunkIdx < chunks.length && (r = writeChunkAndReturn(destination, chunks[chunkIdx]));
          return r;
        case 3:
          return true;
        default:
          throw Error(
            "Aborted, errored or already flushed boundaries should not be flushed again. This is a bug in React."
          );
      }
    }
    var flushedByteSize = 0;
    function flushSegment(request, destination, segment, hoistableState) {
      var boundary = segment.boundary;
      if (null === boundary)
        return flushSubtree(request, destination, segment, hoistableState);
      segment.boundary = null;
      boundary.parentFlushed = true;
      if (4 === boundary.status) {
        var row = boundary.row;
        null !== row && 0 === --row.pendingTasks && finishSuspenseListRow(request, row);
        boundary = boundary.errorDigest;
        writeChunkAndReturn(destination, startClientRenderedSuspenseBoundary);
        writeChunk(destination, clientRenderedSuspenseBoundaryError1);
        null != boundary && (writeChunk(destination, clientRenderedSuspenseBoundaryError1A), writeChunk(destination, escapeTextForBrowser(boundary)), writeChunk(
          destination,
          clientRenderedSuspenseBoundaryErrorAttrInterstitial
        ));
        writeChunkAndReturn(destination, clientRenderedSuspenseBoundaryError2);
        flushSubtree(request, destination, segment, hoistableState);
      } else if (1 !== boundary.status)
        0 === boundary.status && (boundary.rootSegmentID = request.nextSegmentId++), 0 < boundary.completedSegments.length && request.partialBoundaries.push(boundary), writeStartPendingSuspenseBoundary(
          destination,
          request.renderState,
          boundary.rootSegmentID
        ), hoistableState && hoistHoistables(hoistableState, boundary.fallbackState), flushSubtree(request, destination, segment, hoistableState);
      else if (!flushingPartialBoundaries && isEligibleForOutlining(request, boundary) && (flushedByteSize + boundary.byteSize > request.progressiveChunkSize || hasSuspenseyContent(boundary.contentState, flushingShell) || boundary.defer))
        boundary.rootSegmentID = request.nextSegmentId++, request.completedBoundaries.push(boundary), writeStartPendingSuspenseBoundary(
          destination,
          request.renderState,
          boundary.rootSegmentID
        ), flushSubtree(request, destination, segment, hoistableState);
      else {
        flushedByteSize += boundary.byteSize;
        hoistableState && hoistHoistables(hoistableState, boundary.contentState);
        segment = boundary.row;
        null !== segment && isEligibleForOutlining(request, boundary) && 0 === --segment.pendingTasks && finishSuspenseListRow(request, segment);
        writeChunkAndReturn(destination, startCompletedSuspenseBoundary);
        segment = boundary.completedSegments;
        if (1 !== segment.length)
          throw Error(
            "A previously unvisited boundary must have exactly one root segment. This is a bug in React."
          );
        flushSegment(request, destination, segment[0], hoistableState);
      }
      return writeChunkAndReturn(destination, endSuspenseBoundary);
    }
    function flushSegmentContainer(request, destination, segment, hoistableState) {
      writeStartSegment(
        destination,
        request.renderState,
        segment.parentFormatContext,
        segment.id
      );
      flushSegment(request, destination, segment, hoistableState);
      return writeEndSegment(destination, segment.parentFormatContext);
    }
    function flushCompletedBoundary(request, destination, boundary) {
      flushedByteSize = boundary.byteSize;
      for (var completedSegments = boundary.completedSegments, i = 0; i < completedSegments.length; i++)
        flushPartiallyCompletedSegment(
          request,
          destination,
          boundary,
          completedSegments[i]
        );
      completedSegments.length = 0;
      completedSegments = boundary.row;
      null !== completedSegments && isEligibleForOutlining(request, boundary) && 0 === --completedSegments.pendingTasks && finishSuspenseListRow(request, completedSegments);
      writeHoistablesForBoundary(
        destination,
        boundary.contentState,
        request.renderState
      );
      completedSegments = request.resumableState;
      request = request.renderState;
      i = boundary.rootSegmentID;
      boundary = boundary.contentState;
      var requiresStyleInsertion = request.stylesToHoist, requiresViewTransitions = 0 !== (completedSegments.instructions & 128);
      request.stylesToHoist = false;
      writeChunk(destination, request.startInlineScript);
      writeChunk(destination, endOfStartTag);
      requiresStyleInsertion ? (0 === (completedSegments.instructions & 4) && (completedSegments.instructions |= 4, writeChunk(destination, clientRenderScriptFunctionOnly)), 0 === (completedSegments.instructions & 2) && (completedSegments.instructions |= 2, writeChunk(destination, completeBoundaryScriptFunctionOnly)), requiresViewTransitions && 0 === (completedSegments.instructions & 256) && (completedSegments.instructions |= 256, writeChunk(
        destination,
        `$RV=function(B,g){function h(a,c){var e=a.getAttribute(c);e&&(c=a.style,l.push(a,c.viewTransitionName,c.viewTransitionClass),"auto"!==e&&(c.viewTransitionClass=e),(a=a.getAttribute("vt-name"))||(a="_T_"+N++ +"_"),a=CSS.escape(a)!==a?"r-"+btoa(a).replace(/=/g,""):a,c.viewTransitionName=a,C=!0)}var C=!1,N=0,l=[];try{var f=document.__reactViewTransition;if(f){f.finished.finally($RV.bind(null,g));return}var m=new Map;for(f=1;f<g.length;f+=2)for(var k=g[f].querySelectorAll("[vt-share]"),d=0;d<k.length;d++){var b=k[d];m.set(b.getAttribute("vt-name"),b)}var u=[];for(k=0;k<g.length;k+=2){var D=g[k],x=D.parentNode;if(x){var v=x.getBoundingClientRect();if(v.left||v.top||v.width||v.height){b=D;for(f=0;b;){if(8===b.nodeType){var t=b.data;if("/$"===t)if(0===f)break;else f--;else"$"!==t&&"$?"!==t&&"$~"!==t&&"$!"!==t||f++}else if(1===b.nodeType){d=b;var E=d.getAttribute("vt-name"),y=m.get(E);h(d,y?"vt-share":"vt-exit");y&&(h(y,"vt-share"),m.set(E,null));for(var F=d.querySelectorAll("[vt-share]"),
z=0;z<F.length;z++){var G=F[z],H=G.getAttribute("vt-name"),I=m.get(H);I&&(h(G,"vt-share"),h(I,"vt-share"),m.set(H,null))}var J=d.querySelectorAll("[vt-parent-exit]");for(d=0;d<J.length;d++)h(J[d],"vt-parent-exit")}b=b.nextSibling}for(var K=g[k+1],n=K.firstElementChild;n;){null!==m.get(n.getAttribute("vt-name"))&&h(n,"vt-enter");var L=n.querySelectorAll("[vt-parent-enter]");for(b=0;b<L.length;b++)h(L[b],"vt-parent-enter");n=n.nextElementSibling}b=x;do for(var p=b.firstElementChild;p;){var M=p.getAttribute("vt-update");
M&&"none"!==M&&!l.includes(p)&&h(p,"vt-update");p=p.nextElementSibling}while((b=b.parentNode)&&1===b.nodeType&&"none"!==b.getAttribute("vt-update"));u.push.apply(u,K.querySelectorAll('img[src]:not([loading="lazy"])'))}}}if(C){var A=document.__reactViewTransition=document.startViewTransition({update:function(){B(g);for(var a=[document.documentElement.clientHeight,document.fonts.ready],c={},e=0;e<u.length;c={g:c.g},e++)if(c.g=u[e],!c.g.complete){var q=c.g.getBoundingClientRect();0<q.bottom&&0<q.right&&
q.top<window.innerHeight&&q.left<window.innerWidth&&(q=new Promise(function(w){return function(r){w.g.addEventListener("load",r);w.g.addEventListener("error",r)}}(c)),a.push(q))}return Promise.race([Promise.all(a),new Promise(function(w){var r=performance.now();setTimeout(w,2300>r&&2E3<r?2300-r:500)})])},types:[]});A.ready.finally(function(){for(var a=l.length-3;0<=a;a-=3){var c=l[a],e=c.style;e.viewTransitionName=l[a+1];e.viewTransitionClass=l[a+1];""===c.getAttribute("style")&&c.removeAttribute("style")}});
A.finished.finally(function(){document.__reactViewTransition===A&&(document.__reactViewTransition=null)});$RB=[];return}}catch(a){}B(g)}.bind(null,$RV);`
      )), 0 === (completedSegments.instructions & 8) ? (completedSegments.instructions |= 8, writeChunk(destination, completeBoundaryWithStylesScript1FullPartial)) : writeChunk(destination, completeBoundaryWithStylesScript1Partial)) : (0 === (completedSegments.instructions & 2) && (completedSegments.instructions |= 2, writeChunk(destination, completeBoundaryScriptFunctionOnly)), requiresViewTransitions && 0 === (completedSegments.instructions & 256) && (completedSegments.instructions |= 256, writeChunk(
        destination,
        `$RV=function(B,g){function h(a,c){var e=a.getAttribute(c);e&&(c=a.style,l.push(a,c.viewTransitionName,c.viewTransitionClass),"auto"!==e&&(c.viewTransitionClass=e),(a=a.getAttribute("vt-name"))||(a="_T_"+N++ +"_"),a=CSS.escape(a)!==a?"r-"+btoa(a).replace(/=/g,""):a,c.viewTransitionName=a,C=!0)}var C=!1,N=0,l=[];try{var f=document.__reactViewTransition;if(f){f.finished.finally($RV.bind(null,g));return}var m=new Map;for(f=1;f<g.length;f+=2)for(var k=g[f].querySelectorAll("[vt-share]"),d=0;d<k.length;d++){var b=k[d];m.set(b.getAttribute("vt-name"),b)}var u=[];for(k=0;k<g.length;k+=2){var D=g[k],x=D.parentNode;if(x){var v=x.getBoundingClientRect();if(v.left||v.top||v.width||v.height){b=D;for(f=0;b;){if(8===b.nodeType){var t=b.data;if("/$"===t)if(0===f)break;else f--;else"$"!==t&&"$?"!==t&&"$~"!==t&&"$!"!==t||f++}else if(1===b.nodeType){d=b;var E=d.getAttribute("vt-name"),y=m.get(E);h(d,y?"vt-share":"vt-exit");y&&(h(y,"vt-share"),m.set(E,null));for(var F=d.querySelectorAll("[vt-share]"),
z=0;z<F.length;z++){var G=F[z],H=G.getAttribute("vt-name"),I=m.get(H);I&&(h(G,"vt-share"),h(I,"vt-share"),m.set(H,null))}var J=d.querySelectorAll("[vt-parent-exit]");for(d=0;d<J.length;d++)h(J[d],"vt-parent-exit")}b=b.nextSibling}for(var K=g[k+1],n=K.firstElementChild;n;){null!==m.get(n.getAttribute("vt-name"))&&h(n,"vt-enter");var L=n.querySelectorAll("[vt-parent-enter]");for(b=0;b<L.length;b++)h(L[b],"vt-parent-enter");n=n.nextElementSibling}b=x;do for(var p=b.firstElementChild;p;){var M=p.getAttribute("vt-update");
M&&"none"!==M&&!l.includes(p)&&h(p,"vt-update");p=p.nextElementSibling}while((b=b.parentNode)&&1===b.nodeType&&"none"!==b.getAttribute("vt-update"));u.push.apply(u,K.querySelectorAll('img[src]:not([loading="lazy"])'))}}}if(C){var A=document.__reactViewTransition=document.startViewTransition({update:function(){B(g);for(var a=[document.documentElement.clientHeight,document.fonts.ready],c={},e=0;e<u.length;c={g:c.g},e++)if(c.g=u[e],!c.g.complete){var q=c.g.getBoundingClientRect();0<q.bottom&&0<q.right&&
q.top<window.innerHeight&&q.left<window.innerWidth&&(q=new Promise(function(w){return function(r){w.g.addEventListener("load",r);w.g.addEventListener("error",r)}}(c)),a.push(q))}return Promise.race([Promise.all(a),new Promise(function(w){var r=performance.now();setTimeout(w,2300>r&&2E3<r?2300-r:500)})])},types:[]});A.ready.finally(function(){for(var a=l.length-3;0<=a;a-=3){var c=l[a],e=c.style;e.viewTransitionName=l[a+1];e.viewTransitionClass=l[a+1];""===c.getAttribute("style")&&c.removeAttribute("style")}});
A.finished.finally(function(){document.__reactViewTransition===A&&(document.__reactViewTransition=null)});$RB=[];return}}catch(a){}B(g)}.bind(null,$RV);`
      )), writeChunk(destination, completeBoundaryScript1Partial));
      completedSegments = i.toString(16);
      writeChunk(destination, request.boundaryPrefix);
      writeChunk(destination, completedSegments);
      writeChunk(destination, completeBoundaryScript2);
      writeChunk(destination, request.segmentPrefix);
      writeChunk(destination, completedSegments);
      requiresStyleInsertion ? (writeChunk(destination, completeBoundaryScript3a), writeStyleResourceDependenciesInJS(destination, boundary)) : writeChunk(destination, completeBoundaryScript3b);
      boundary = writeChunkAndReturn(destination, completeBoundaryScriptEnd);
      return writeBootstrap(destination, request) && boundary;
    }
    function flushPartiallyCompletedSegment(request, destination, boundary, segment) {
      if (2 === segment.status) return true;
      var hoistableState = boundary.contentState, segmentID = segment.id;
      if (-1 === segmentID) {
        if (-1 === (segment.id = boundary.rootSegmentID))
          throw Error(
            "A root segment ID must have been assigned by now. This is a bug in React."
          );
        return flushSegmentContainer(request, destination, segment, hoistableState);
      }
      if (segmentID === boundary.rootSegmentID)
        return flushSegmentContainer(request, destination, segment, hoistableState);
      flushSegmentContainer(request, destination, segment, hoistableState);
      boundary = request.resumableState;
      request = request.renderState;
      writeChunk(destination, request.startInlineScript);
      writeChunk(destination, endOfStartTag);
      0 === (boundary.instructions & 1) ? (boundary.instructions |= 1, writeChunk(destination, completeSegmentScript1Full)) : writeChunk(destination, completeSegmentScript1Partial);
      writeChunk(destination, request.segmentPrefix);
      segmentID = segmentID.toString(16);
      writeChunk(destination, segmentID);
      writeChunk(destination, completeSegmentScript2);
      writeChunk(destination, request.placeholderPrefix);
      writeChunk(destination, segmentID);
      destination = writeChunkAndReturn(destination, completeSegmentScriptEnd);
      return destination;
    }
    var flushingPartialBoundaries = false;
    var flushingShell = false;
    function flushCompletedQueues(request, destination) {
      currentView = new Uint8Array(4096);
      writtenBytes = 0;
      destinationHasCapacity$1 = true;
      try {
        if (!(0 < request.pendingRootTasks)) {
          var i, completedRootSegment = request.completedRootSegment;
          if (null !== completedRootSegment) {
            if (5 === completedRootSegment.status) return;
            var completedPreambleSegments = request.completedPreambleSegments;
            if (null === completedPreambleSegments) return;
            flushedByteSize = request.byteSize;
            var resumableState = request.resumableState, renderState = request.renderState, preamble = renderState.preamble, htmlChunks = preamble.htmlChunks, headChunks = preamble.headChunks, i$jscomp$0;
            if (htmlChunks) {
              for (i$jscomp$0 = 0; i$jscomp$0 < htmlChunks.length; i$jscomp$0++)
                writeChunk(destination, htmlChunks[i$jscomp$0]);
              if (headChunks)
                for (i$jscomp$0 = 0; i$jscomp$0 < headChunks.length; i$jscomp$0++)
                  writeChunk(destination, headChunks[i$jscomp$0]);
              else
                writeChunk(destination, startChunkForTag("head")), writeChunk(destination, endOfStartTag);
            } else if (headChunks)
              for (i$jscomp$0 = 0; i$jscomp$0 < headChunks.length; i$jscomp$0++)
                writeChunk(destination, headChunks[i$jscomp$0]);
            var charsetChunks = renderState.charsetChunks;
            for (i$jscomp$0 = 0; i$jscomp$0 < charsetChunks.length; i$jscomp$0++)
              writeChunk(destination, charsetChunks[i$jscomp$0]);
            charsetChunks.length = 0;
            renderState.preconnects.forEach(flushResource, destination);
            renderState.preconnects.clear();
            var viewportChunks = renderState.viewportChunks;
            for (i$jscomp$0 = 0; i$jscomp$0 < viewportChunks.length; i$jscomp$0++)
              writeChunk(destination, viewportChunks[i$jscomp$0]);
            viewportChunks.length = 0;
            renderState.fontPreloads.forEach(flushResource, destination);
            renderState.fontPreloads.clear();
            renderState.highImagePreloads.forEach(flushResource, destination);
            renderState.highImagePreloads.clear();
            currentlyFlushingRenderState = renderState;
            renderState.styles.forEach(flushStylesInPreamble, destination);
            currentlyFlushingRenderState = null;
            var importMapChunks = renderState.importMapChunks;
            for (i$jscomp$0 = 0; i$jscomp$0 < importMapChunks.length; i$jscomp$0++)
              writeChunk(destination, importMapChunks[i$jscomp$0]);
            importMapChunks.length = 0;
            renderState.bootstrapScripts.forEach(flushResource, destination);
            renderState.scripts.forEach(flushResource, destination);
            renderState.scripts.clear();
            renderState.bulkPreloads.forEach(flushResource, destination);
            renderState.bulkPreloads.clear();
            htmlChunks || headChunks || (resumableState.instructions |= 32);
            var hoistableChunks = renderState.hoistableChunks;
            for (i$jscomp$0 = 0; i$jscomp$0 < hoistableChunks.length; i$jscomp$0++)
              writeChunk(destination, hoistableChunks[i$jscomp$0]);
            for (resumableState = hoistableChunks.length = 0; resumableState < completedPreambleSegments.length; resumableState++) {
              var segments = completedPreambleSegments[resumableState];
              for (renderState = 0; renderState < segments.length; renderState++)
                flushSegment(request, destination, segments[renderState], null);
            }
            var preamble$jscomp$0 = request.renderState.preamble, headChunks$jscomp$0 = preamble$jscomp$0.headChunks;
            (preamble$jscomp$0.htmlChunks || headChunks$jscomp$0) && writeChunk(destination, endChunkForTag("head"));
            var bodyChunks = preamble$jscomp$0.bodyChunks;
            if (bodyChunks)
              for (completedPreambleSegments = 0; completedPreambleSegments < bodyChunks.length; completedPreambleSegments++)
                writeChunk(destination, bodyChunks[completedPreambleSegments]);
            flushingShell = true;
            flushSegment(request, destination, completedRootSegment, null);
            flushingShell = false;
            request.completedRootSegment = null;
            var renderState$jscomp$0 = request.renderState;
            if (0 !== request.allPendingTasks || 0 !== request.clientRenderedBoundaries.length || 0 !== request.completedBoundaries.length || null !== request.trackedPostpones && (0 !== request.trackedPostpones.rootNodes.length || null !== request.trackedPostpones.rootSlots)) {
              var resumableState$jscomp$0 = request.resumableState;
              if (0 === (resumableState$jscomp$0.instructions & 64)) {
                resumableState$jscomp$0.instructions |= 64;
                writeChunk(destination, renderState$jscomp$0.startInlineScript);
                if (0 === (resumableState$jscomp$0.instructions & 32)) {
                  resumableState$jscomp$0.instructions |= 32;
                  var shellId = "_" + resumableState$jscomp$0.idPrefix + "R_";
                  writeChunk(destination, completedShellIdAttributeStart);
                  writeChunk(destination, escapeTextForBrowser(shellId));
                  writeChunk(destination, attributeEnd);
                }
                writeChunk(destination, endOfStartTag);
                writeChunk(destination, shellTimeRuntimeScript);
                writeChunkAndReturn(destination, endInlineScript);
              }
            }
            writeBootstrap(destination, renderState$jscomp$0);
          }
          var renderState$jscomp$1 = request.renderState;
          completedRootSegment = 0;
          var viewportChunks$jscomp$0 = renderState$jscomp$1.viewportChunks;
          for (completedRootSegment = 0; completedRootSegment < viewportChunks$jscomp$0.length; completedRootSegment++)
            writeChunk(destination, viewportChunks$jscomp$0[completedRootSegment]);
          viewportChunks$jscomp$0.length = 0;
          renderState$jscomp$1.preconnects.forEach(flushResource, destination);
          renderState$jscomp$1.preconnects.clear();
          renderState$jscomp$1.fontPreloads.forEach(flushResource, destination);
          renderState$jscomp$1.fontPreloads.clear();
          renderState$jscomp$1.highImagePreloads.forEach(
            flushResource,
            destination
          );
          renderState$jscomp$1.highImagePreloads.clear();
          renderState$jscomp$1.styles.forEach(preloadLateStyles, destination);
          renderState$jscomp$1.scripts.forEach(flushResource, destination);
          renderState$jscomp$1.scripts.clear();
          renderState$jscomp$1.bulkPreloads.forEach(flushResource, destination);
          renderState$jscomp$1.bulkPreloads.clear();
          var hoistableChunks$jscomp$0 = renderState$jscomp$1.hoistableChunks;
          for (completedRootSegment = 0; completedRootSegment < hoistableChunks$jscomp$0.length; completedRootSegment++)
            writeChunk(destination, hoistableChunks$jscomp$0[completedRootSegment]);
          hoistableChunks$jscomp$0.length = 0;
          var clientRenderedBoundaries = request.clientRenderedBoundaries;
          for (i = 0; i < clientRenderedBoundaries.length; i++) {
            var boundary = clientRenderedBoundaries[i];
            renderState$jscomp$1 = destination;
            var resumableState$jscomp$1 = request.resumableState, renderState$jscomp$2 = request.renderState, id = boundary.rootSegmentID, errorDigest = boundary.errorDigest;
            writeChunk(
              renderState$jscomp$1,
              renderState$jscomp$2.startInlineScript
            );
            writeChunk(renderState$jscomp$1, endOfStartTag);
            0 === (resumableState$jscomp$1.instructions & 4) ? (resumableState$jscomp$1.instructions |= 4, writeChunk(renderState$jscomp$1, clientRenderScript1Full)) : writeChunk(renderState$jscomp$1, clientRenderScript1Partial);
            writeChunk(renderState$jscomp$1, renderState$jscomp$2.boundaryPrefix);
            writeChunk(renderState$jscomp$1, id.toString(16));
            writeChunk(renderState$jscomp$1, clientRenderScript1A);
            null != errorDigest && (writeChunk(
              renderState$jscomp$1,
              clientRenderErrorScriptArgInterstitial
            ), null == errorDigest ? writeChunk(renderState$jscomp$1, clientRenderErrorScriptNull) : writeChunk(
              renderState$jscomp$1,
              escapeJSStringsForInstructionScripts(errorDigest)
            ));
            var JSCompiler_inline_result = writeChunkAndReturn(
              renderState$jscomp$1,
              clientRenderScriptEnd
            );
            if (!JSCompiler_inline_result) {
              request.destination = null;
              i++;
              clientRenderedBoundaries.splice(0, i);
              return;
            }
          }
          clientRenderedBoundaries.splice(0, i);
          var completedBoundaries = request.completedBoundaries;
          for (i = 0; i < completedBoundaries.length; i++)
            if (!flushCompletedBoundary(request, destination, completedBoundaries[i])) {
              request.destination = null;
              i++;
              completedBoundaries.splice(0, i);
              return;
            }
          completedBoundaries.splice(0, i);
          completeWriting(destination);
          currentView = new Uint8Array(4096);
          writtenBytes = 0;
          flushingPartialBoundaries = destinationHasCapacity$1 = true;
          var partialBoundaries = request.partialBoundaries;
          for (i = 0; i < partialBoundaries.length; i++) {
            var boundary$71 = partialBoundaries[i];
            a: {
              clientRenderedBoundaries = request;
              boundary = destination;
              flushedByteSize = boundary$71.byteSize;
              var completedSegments = boundary$71.completedSegments;
              for (JSCompiler_inline_result = 0; JSCompiler_inline_result < completedSegments.length; JSCompiler_inline_result++)
                if (!flushPartiallyCompletedSegment(
                  clientRenderedBoundaries,
                  boundary,
                  boundary$71,
                  completedSegments[JSCompiler_inline_result]
                )) {
                  JSCompiler_inline_result++;
                  completedSegments.splice(0, JSCompiler_inline_result);
                  var JSCompiler_inline_result$jscomp$0 = false;
                  break a;
                }
              completedSegments.splice(0, JSCompiler_inline_result);
              var row = boundary$71.row;
              null !== row && row.together && 1 === boundary$71.pendingTasks && (1 === row.pendingTasks ? unblockSuspenseListRow(
                clientRenderedBoundaries,
                row,
                row.hoistables
              ) : row.pendingTasks--);
              JSCompiler_inline_result$jscomp$0 = writeHoistablesForBoundary(
                boundary,
                boundary$71.contentState,
                clientRenderedBoundaries.renderState
              );
            }
            if (!JSCompiler_inline_result$jscomp$0) {
              request.destination = null;
              i++;
              partialBoundaries.splice(0, i);
              return;
            }
          }
          partialBoundaries.splice(0, i);
          flushingPartialBoundaries = false;
          var largeBoundaries = request.completedBoundaries;
          for (i = 0; i < largeBoundaries.length; i++)
            if (!flushCompletedBoundary(request, destination, largeBoundaries[i])) {
              request.destination = null;
              i++;
              largeBoundaries.splice(0, i);
              return;
            }
          largeBoundaries.splice(0, i);
        }
      } finally {
        flushingPartialBoundaries = false, i = request.postponedState, null !== i && (i.nextSegmentId = request.nextSegmentId), 0 === request.allPendingTasks && 0 === request.clientRenderedBoundaries.length && 0 === request.completedBoundaries.length ? (request.flushScheduled = false, i = request.resumableState, i.hasBody && writeChunk(destination, endChunkForTag("body")), i.hasHtml && writeChunk(destination, endChunkForTag("html")), completeWriting(destination), flushBuffered(destination), endRenderLifetime(request), request.status = 13, destination.end(), request.destination = null) : (completeWriting(destination), flushBuffered(destination));
      }
    }
    function startWork(request) {
      request.flushScheduled = null !== request.destination;
      scheduleMicrotask(function() {
        return requestStorage.run(request, performWork, request);
      });
      setImmediate(function() {
        10 === request.status && (request.status = 11);
        null === request.trackedPostpones && requestStorage.run(
          request,
          enqueueEarlyPreloadsAfterInitialWork,
          request
        );
      });
    }
    function enqueueEarlyPreloadsAfterInitialWork(request) {
      safelyEmitEarlyPreloads(request, 0 === request.pendingRootTasks);
    }
    function enqueueFlush(request) {
      false === request.flushScheduled && 0 === request.pingedTasks.length && null !== request.destination && (request.flushScheduled = true, setImmediate(function() {
        var destination = request.destination;
        destination ? flushCompletedQueues(request, destination) : request.flushScheduled = false;
      }));
    }
    function startFlowing(request, destination) {
      if (12 === request.status)
        request.status = 13, request = request.fatalError, isRecoverableError(request) && (request = cloneRecoverableErrorAsFatal(request)), destination.destroy(request);
      else if (13 !== request.status && null === request.destination) {
        request.destination = destination;
        try {
          flushCompletedQueues(request, destination);
        } catch (error$73) {
          logRecoverableError(request, error$73, {}), fatalError(request, error$73);
        }
      }
    }
    function finishAbort(request, abortableTasks) {
      try {
        if (0 < abortableTasks.size) {
          var error = request.fatalError;
          abortableTasks.forEach(function(task) {
            return finishAbortedTask(task, request, error);
          });
          abortableTasks.clear();
        }
        null !== request.destination && flushCompletedQueues(request, request.destination);
      } catch (error$74) {
        logRecoverableError(request, error$74, {}), fatalError(request, error$74);
      }
    }
    function endRenderLifetime(request) {
      request = request.renderLifetimeController;
      null !== request && request.abort("The render ended.");
    }
    function attachAbortSignal(request, signal) {
      if (signal.aborted) abort(request, signal.reason);
      else {
        var renderLifetimeController = new AbortController();
        request.renderLifetimeController = renderLifetimeController;
        signal.addEventListener(
          "abort",
          function() {
            abort(request, signal.reason);
          },
          { signal: renderLifetimeController.signal }
        );
      }
    }
    function abort(request, reason) {
      if (!(request.aborted || 11 !== request.status && 10 !== request.status)) {
        endRenderLifetime(request);
        var isRecoverableReason = "object" === typeof reason && null !== reason && reason.$$typeof === REACT_RECOVERABLE_TYPE;
        request.aborted = true;
        reason = isRecoverableReason ? createRecoverableError(reason) : void 0 === reason ? Error("The render was aborted by the server without a reason.") : "object" === typeof reason && null !== reason && "function" === typeof reason.then ? Error("The render was aborted by the server with a promise.") : reason;
        request.fatalError = reason;
        var abortableTasks = request.abortableTasks;
        abortableTasks.forEach(function(task) {
          return abortTask(task, request);
        });
        setImmediate(function() {
          return finishAbort(request, abortableTasks);
        });
      }
    }
    function addToReplayParent(node, parentKeyPath, trackedPostpones) {
      if (null === parentKeyPath) trackedPostpones.rootNodes.push(node);
      else {
        var workingMap = trackedPostpones.workingMap, parentNode = workingMap.get(parentKeyPath);
        void 0 === parentNode && (parentNode = [parentKeyPath[1], parentKeyPath[2], [], null], workingMap.set(parentKeyPath, parentNode), addToReplayParent(parentNode, parentKeyPath[0], trackedPostpones));
        parentNode[2].push(node);
      }
    }
    function getPostponedState(request) {
      var trackedPostpones = request.trackedPostpones;
      if (null === trackedPostpones || 0 === trackedPostpones.rootNodes.length && null === trackedPostpones.rootSlots)
        return request.trackedPostpones = null;
      var hasFlushableShell = null === request.completedRootSegment || 5 !== request.completedRootSegment.status && null !== request.completedPreambleSegments;
      if (hasFlushableShell) {
        var nextSegmentId = request.nextSegmentId;
        var replaySlots = trackedPostpones.rootSlots;
        var resumableState = request.resumableState;
        resumableState.bootstrapScriptContent = void 0;
        resumableState.bootstrapScripts = void 0;
        resumableState.bootstrapModules = void 0;
      } else {
        nextSegmentId = 0;
        replaySlots = -1;
        resumableState = request.resumableState;
        var renderState = request.renderState;
        resumableState.nextFormID = 0;
        resumableState.hasBody = false;
        resumableState.hasHtml = false;
        resumableState.unknownResources = { font: renderState.resets.font };
        resumableState.dnsResources = renderState.resets.dns;
        resumableState.connectResources = renderState.resets.connect;
        resumableState.imageResources = renderState.resets.image;
        resumableState.styleResources = renderState.resets.style;
        resumableState.scriptResources = {};
        resumableState.moduleUnknownResources = {};
        resumableState.moduleScriptResources = {};
        resumableState.instructions = 0;
      }
      trackedPostpones = {
        nextSegmentId,
        rootFormatContext: request.rootFormatContext,
        progressiveChunkSize: request.progressiveChunkSize,
        resumableState: request.resumableState,
        replayNodes: trackedPostpones.rootNodes,
        replaySlots
      };
      hasFlushableShell && (request.postponedState = trackedPostpones);
      return trackedPostpones;
    }
    function ensureCorrectIsomorphicReactVersion() {
      var isomorphicReactPackageVersion = React.version;
      if ("19.3.1" !== isomorphicReactPackageVersion)
        throw Error(
          'Incompatible React versions: The "react" and "react-dom" packages must have the exact same version. Instead got:\n  - react:      ' + (isomorphicReactPackageVersion + "\n  - react-dom:  19.3.1\nLearn more: https://react.dev/warnings/version-mismatch")
        );
    }
    ensureCorrectIsomorphicReactVersion();
    function createDrainHandler(destination, request) {
      return function() {
        return startFlowing(request, destination);
      };
    }
    function createCancelHandler(request, reason) {
      return function() {
        request.destination = null;
        abort(request, Error(reason));
      };
    }
    function createRequestImpl(children, options) {
      var resumableState = createResumableState(
        options ? options.identifierPrefix : void 0,
        options ? options.unstable_externalRuntimeSrc : void 0,
        options ? options.bootstrapScriptContent : void 0,
        options ? options.bootstrapScripts : void 0,
        options ? options.bootstrapModules : void 0
      );
      return createRequest(
        children,
        resumableState,
        createRenderState(
          resumableState,
          options ? options.nonce : void 0,
          options ? options.unstable_externalRuntimeSrc : void 0,
          options ? options.importMap : void 0,
          options ? options.onHeaders : void 0,
          options ? options.maxHeadersLength : void 0
        ),
        createRootFormatContext(options ? options.namespaceURI : void 0),
        options ? options.progressiveChunkSize : void 0,
        options ? options.onError : void 0,
        options ? options.onBrowserBailout : void 0,
        options ? options.onAllReady : void 0,
        options ? options.onShellReady : void 0,
        options ? options.onShellError : void 0,
        void 0,
        options ? options.formState : void 0
      );
    }
    function createFakeWritableFromReadableStreamController$1(controller) {
      return {
        write: function(chunk) {
          "string" === typeof chunk && (chunk = textEncoder.encode(chunk));
          controller.enqueue(chunk);
          return true;
        },
        end: function() {
          controller.close();
        },
        destroy: function(error) {
          "function" === typeof controller.error ? controller.error(error) : controller.close();
        }
      };
    }
    function resumeRequestImpl(children, postponedState, options) {
      return resumeRequest(
        children,
        postponedState,
        createRenderState(
          postponedState.resumableState,
          options ? options.nonce : void 0,
          void 0,
          void 0,
          void 0,
          void 0
        ),
        options ? options.onError : void 0,
        options ? options.onBrowserBailout : void 0,
        options ? options.onAllReady : void 0,
        options ? options.onShellReady : void 0,
        options ? options.onShellError : void 0,
        void 0
      );
    }
    ensureCorrectIsomorphicReactVersion();
    function createFakeWritableFromReadableStreamController(controller) {
      return {
        write: function(chunk) {
          "string" === typeof chunk && (chunk = textEncoder.encode(chunk));
          controller.enqueue(chunk);
          return true;
        },
        end: function() {
          controller.close();
        },
        destroy: function(error) {
          "function" === typeof controller.error ? controller.error(error) : controller.close();
        }
      };
    }
    function createFakeWritableFromReadable(readable) {
      return {
        write: function(chunk) {
          return readable.push(chunk);
        },
        end: function() {
          readable.push(null);
        },
        destroy: function(error) {
          readable.destroy(error);
        }
      };
    }
    exports.prerender = function(children, options) {
      return new Promise(function(resolve, reject) {
        var onHeaders = options ? options.onHeaders : void 0, onHeadersImpl;
        onHeaders && (onHeadersImpl = function(headersDescriptor) {
          onHeaders(new Headers(headersDescriptor));
        });
        var resources = createResumableState(
          options ? options.identifierPrefix : void 0,
          options ? options.unstable_externalRuntimeSrc : void 0,
          options ? options.bootstrapScriptContent : void 0,
          options ? options.bootstrapScripts : void 0,
          options ? options.bootstrapModules : void 0
        ), request = createPrerenderRequest(
          children,
          resources,
          createRenderState(
            resources,
            void 0,
            options ? options.unstable_externalRuntimeSrc : void 0,
            options ? options.importMap : void 0,
            onHeadersImpl,
            options ? options.maxHeadersLength : void 0
          ),
          createRootFormatContext(options ? options.namespaceURI : void 0),
          options ? options.progressiveChunkSize : void 0,
          options ? options.onError : void 0,
          options ? options.onBrowserBailout : void 0,
          function() {
            var writable, stream2 = new ReadableStream(
              {
                type: "bytes",
                start: function(controller) {
                  writable = createFakeWritableFromReadableStreamController(controller);
                },
                pull: function() {
                  startFlowing(request, writable);
                },
                cancel: function(reason) {
                  request.destination = null;
                  abort(request, reason);
                }
              },
              { highWaterMark: 0 }
            );
            stream2 = { postponed: getPostponedState(request), prelude: stream2 };
            resolve(stream2);
          },
          void 0,
          void 0,
          reject
        );
        options && options.signal && attachAbortSignal(request, options.signal);
        startWork(request);
      });
    };
    exports.prerenderToNodeStream = function(children, options) {
      return new Promise(function(resolve, reject) {
        var resumableState = createResumableState(
          options ? options.identifierPrefix : void 0,
          options ? options.unstable_externalRuntimeSrc : void 0,
          options ? options.bootstrapScriptContent : void 0,
          options ? options.bootstrapScripts : void 0,
          options ? options.bootstrapModules : void 0
        ), request = createPrerenderRequest(
          children,
          resumableState,
          createRenderState(
            resumableState,
            void 0,
            options ? options.unstable_externalRuntimeSrc : void 0,
            options ? options.importMap : void 0,
            options ? options.onHeaders : void 0,
            options ? options.maxHeadersLength : void 0
          ),
          createRootFormatContext(options ? options.namespaceURI : void 0),
          options ? options.progressiveChunkSize : void 0,
          options ? options.onError : void 0,
          options ? options.onBrowserBailout : void 0,
          function() {
            var readable = new stream.Readable({
              read: function() {
                startFlowing(request, writable);
              }
            }), writable = createFakeWritableFromReadable(readable);
            readable = {
              postponed: getPostponedState(request),
              prelude: readable
            };
            resolve(readable);
          },
          void 0,
          void 0,
          reject
        );
        options && options.signal && attachAbortSignal(request, options.signal);
        startWork(request);
      });
    };
    exports.renderToPipeableStream = function(children, options) {
      var request = createRequestImpl(children, options), hasStartedFlowing = false;
      startWork(request);
      return {
        pipe: function(destination) {
          if (hasStartedFlowing)
            throw Error(
              "React currently only supports piping to one writable stream."
            );
          hasStartedFlowing = true;
          safelyEmitEarlyPreloads(
            request,
            null === request.trackedPostpones ? 0 === request.pendingRootTasks : null === request.completedRootSegment ? 0 === request.pendingRootTasks : 5 !== request.completedRootSegment.status
          );
          startFlowing(request, destination);
          destination.on("drain", createDrainHandler(destination, request));
          destination.on(
            "error",
            createCancelHandler(
              request,
              "The destination stream errored while writing data."
            )
          );
          destination.on(
            "close",
            createCancelHandler(request, "The destination stream closed early.")
          );
          return destination;
        },
        abort: function(reason) {
          abort(request, reason);
        }
      };
    };
    exports.renderToReadableStream = function(children, options) {
      return new Promise(function(resolve, reject) {
        var onFatalError, onAllReady, allReady = new Promise(function(res, rej) {
          onAllReady = res;
          onFatalError = rej;
        }), onHeaders = options ? options.onHeaders : void 0, onHeadersImpl;
        onHeaders && (onHeadersImpl = function(headersDescriptor) {
          onHeaders(new Headers(headersDescriptor));
        });
        var resumableState = createResumableState(
          options ? options.identifierPrefix : void 0,
          options ? options.unstable_externalRuntimeSrc : void 0,
          options ? options.bootstrapScriptContent : void 0,
          options ? options.bootstrapScripts : void 0,
          options ? options.bootstrapModules : void 0
        ), request = createRequest(
          children,
          resumableState,
          createRenderState(
            resumableState,
            options ? options.nonce : void 0,
            options ? options.unstable_externalRuntimeSrc : void 0,
            options ? options.importMap : void 0,
            onHeadersImpl,
            options ? options.maxHeadersLength : void 0
          ),
          createRootFormatContext(options ? options.namespaceURI : void 0),
          options ? options.progressiveChunkSize : void 0,
          options ? options.onError : void 0,
          options ? options.onBrowserBailout : void 0,
          onAllReady,
          function() {
            var writable, stream2 = new ReadableStream(
              {
                type: "bytes",
                start: function(controller) {
                  writable = createFakeWritableFromReadableStreamController$1(
                    controller
                  );
                },
                pull: function() {
                  startFlowing(request, writable);
                },
                cancel: function(reason) {
                  request.destination = null;
                  abort(request, reason);
                }
              },
              { highWaterMark: 0 }
            );
            stream2.allReady = allReady;
            resolve(stream2);
          },
          function(error) {
            allReady.catch(function() {
            });
            reject(error);
          },
          onFatalError,
          options ? options.formState : void 0
        );
        options && options.signal && attachAbortSignal(request, options.signal);
        startWork(request);
      });
    };
    exports.resume = function(children, postponedState, options) {
      return new Promise(function(resolve, reject) {
        var onFatalError, onAllReady, allReady = new Promise(function(res, rej) {
          onAllReady = res;
          onFatalError = rej;
        }), request = resumeRequest(
          children,
          postponedState,
          createRenderState(
            postponedState.resumableState,
            options ? options.nonce : void 0,
            void 0,
            void 0,
            void 0,
            void 0
          ),
          options ? options.onError : void 0,
          options ? options.onBrowserBailout : void 0,
          onAllReady,
          function() {
            var writable, stream2 = new ReadableStream(
              {
                type: "bytes",
                start: function(controller) {
                  writable = createFakeWritableFromReadableStreamController$1(
                    controller
                  );
                },
                pull: function() {
                  startFlowing(request, writable);
                },
                cancel: function(reason) {
                  request.destination = null;
                  abort(request, reason);
                }
              },
              { highWaterMark: 0 }
            );
            stream2.allReady = allReady;
            resolve(stream2);
          },
          function(error) {
            allReady.catch(function() {
            });
            reject(error);
          },
          onFatalError
        );
        options && options.signal && attachAbortSignal(request, options.signal);
        startWork(request);
      });
    };
    exports.resumeAndPrerender = function(children, postponedState, options) {
      return new Promise(function(resolve, reject) {
        var request = resumeAndPrerenderRequest(
          children,
          postponedState,
          createRenderState(
            postponedState.resumableState,
            void 0,
            void 0,
            void 0,
            void 0,
            void 0
          ),
          options ? options.onError : void 0,
          options ? options.onBrowserBailout : void 0,
          function() {
            var writable, stream2 = new ReadableStream(
              {
                type: "bytes",
                start: function(controller) {
                  writable = createFakeWritableFromReadableStreamController(controller);
                },
                pull: function() {
                  startFlowing(request, writable);
                },
                cancel: function(reason) {
                  request.destination = null;
                  abort(request, reason);
                }
              },
              { highWaterMark: 0 }
            );
            stream2 = { postponed: getPostponedState(request), prelude: stream2 };
            resolve(stream2);
          },
          void 0,
          void 0,
          reject
        );
        options && options.signal && attachAbortSignal(request, options.signal);
        startWork(request);
      });
    };
    exports.resumeAndPrerenderToNodeStream = function(children, postponedState, options) {
      return new Promise(function(resolve, reject) {
        var request = resumeAndPrerenderRequest(
          children,
          postponedState,
          createRenderState(
            postponedState.resumableState,
            void 0,
            void 0,
            void 0,
            void 0,
            void 0
          ),
          options ? options.onError : void 0,
          options ? options.onBrowserBailout : void 0,
          function() {
            var readable = new stream.Readable({
              read: function() {
                startFlowing(request, writable);
              }
            }), writable = createFakeWritableFromReadable(readable);
            readable = { postponed: getPostponedState(request), prelude: readable };
            resolve(readable);
          },
          void 0,
          void 0,
          reject
        );
        options && options.signal && attachAbortSignal(request, options.signal);
        startWork(request);
      });
    };
    exports.resumeToPipeableStream = function(children, postponedState, options) {
      var request = resumeRequestImpl(children, postponedState, options), hasStartedFlowing = false;
      startWork(request);
      return {
        pipe: function(destination) {
          if (hasStartedFlowing)
            throw Error(
              "React currently only supports piping to one writable stream."
            );
          hasStartedFlowing = true;
          startFlowing(request, destination);
          destination.on("drain", createDrainHandler(destination, request));
          destination.on(
            "error",
            createCancelHandler(
              request,
              "The destination stream errored while writing data."
            )
          );
          destination.on(
            "close",
            createCancelHandler(request, "The destination stream closed early.")
          );
          return destination;
        },
        abort: function(reason) {
          abort(request, reason);
        }
      };
    };
    exports.version = "19.3.1";
  }
});

// node_modules/react-dom/server.node.js
var require_server_node = __commonJS({
  "node_modules/react-dom/server.node.js"(exports) {
    "use strict";
    var l;
    var s;
    if (true) {
      l = require_react_dom_server_legacy_node_production();
      s = require_react_dom_server_node_production();
    } else {
      l = null;
      s = null;
    }
    exports.version = l.version;
    exports.renderToString = l.renderToString;
    exports.renderToStaticMarkup = l.renderToStaticMarkup;
    exports.renderToPipeableStream = s.renderToPipeableStream;
    exports.renderToReadableStream = s.renderToReadableStream;
    exports.resumeToPipeableStream = s.resumeToPipeableStream;
    exports.resume = s.resume;
  }
});

// templates/drawings/spline.ts
var step = 9;
var reach = 4;
var cut = 1.6;
var nearest = 12;
var farthest = 72;
function plotCourse(trace) {
  const points = relaxed(relaxed(evenly(trace), trace.closed), trace.closed);
  const count = points.length / 2;
  const turned = new Float64Array(count + 2 * reach + 1);
  for (let index = -reach; index < count + reach; index++) {
    const place = trace.closed ? (index + 2 * count) % count : Math.max(0, Math.min(count - 1, index));
    turned[index + reach + 1] = turned[index + reach] + turnAt(points, place, trace.closed);
  }
  const need = [0];
  const stretches = trace.closed ? count : count - 1;
  for (let index = 0; index < stretches; index++) {
    const bend = turned[index + 2 * reach] - turned[index];
    const density = Math.sqrt(bend / (2 * reach * step * 8 * cut));
    need.push(need[index] + step * Math.min(1 / nearest, Math.max(1 / farthest, density)));
  }
  return { closed: trace.closed, points, need };
}
var needOf = (course) => course.need[course.need.length - 1];
function smoothPath(course, share) {
  const controls = controlPoints(course, share);
  const count = controls.length / 2;
  if (count < 4) return "";
  if (!course.closed) reachEnds(controls);
  const at = (index) => controls[index];
  let x = (at(0) + at(2)) / 2;
  let y = (at(1) + at(3)) / 2;
  let path = `M${x}${joined(y)}q${at(2) - x}${joined(at(3) - y)}`;
  const pieces = course.closed ? count : count - 2;
  for (let piece = 1; piece <= pieces; piece++) {
    const from = piece % count * 2;
    const to = (piece + 1) % count * 2;
    const nextX = (at(from) + at(to)) / 2;
    const nextY = (at(from + 1) + at(to + 1)) / 2;
    path += piece === 2 ? `t${nextX - x}` : joined(nextX - x);
    path += joined(nextY - y);
    x = nextX;
    y = nextY;
  }
  return course.closed ? `${path}z` : path;
}
var joined = (value) => value < 0 ? `${value}` : ` ${value}`;
function controlPoints({ closed, points, need }, share) {
  const total = need[need.length - 1];
  const count = Math.max(closed ? 6 : 4, Math.round(total * share));
  const size = points.length / 2;
  const controls = [];
  let index = 0;
  for (let control = 0; control < count; control++) {
    const wanted = control / (closed ? count : count - 1) * total;
    while (index < need.length - 2 && need[index + 1] < wanted) index++;
    const from = need[index];
    const part = (wanted - from) / (need[index + 1] - from);
    const next = (index + 1) % size;
    pushEven(
      controls,
      between(points[index * 2], points[next * 2], part),
      between(points[index * 2 + 1], points[next * 2 + 1], part)
    );
  }
  return controls;
}
function reachEnds(controls) {
  const size = controls.length;
  for (const axis of [0, 1]) {
    const first = axis;
    const last = size - 2 + axis;
    controls[first] = 2 * controls[first] - controls[first + 2];
    controls[last] = 2 * controls[last] - controls[last - 2];
  }
}
function traceLength({ points, closed }) {
  let length = 0;
  for (let index = 2; index < points.length; index += 2) length += distance(points, index - 2, index);
  return closed ? length + distance(points, points.length - 2, 0) : length;
}
function distance(points, from, to) {
  const x = points[to] - points[from];
  const y = points[to + 1] - points[from + 1];
  return Math.sqrt(x * x + y * y);
}
function evenly(trace) {
  const { points, closed } = trace;
  const corners = points.length / 2;
  const total = traceLength(trace);
  const count = Math.max(closed ? 12 : 4, Math.round(total / step));
  const gap = total / (closed ? count : count - 1);
  const last = closed ? corners - 1 : corners - 2;
  const result = [];
  let corner = 0;
  let passed = 0;
  let length = distance(points, 0, 1 % corners * 2);
  for (let index = 0; index < count; index++) {
    const along = index * gap;
    while (corner < last && passed + length < along) {
      passed += length;
      corner++;
      length = distance(points, corner * 2, (corner + 1) % corners * 2);
    }
    const part = length === 0 ? 0 : Math.min(1, (along - passed) / length);
    const next = (corner + 1) % corners * 2;
    result.push(
      between(points[corner * 2], points[next], part),
      between(points[corner * 2 + 1], points[next + 1], part)
    );
  }
  return result;
}
function relaxed(points, closed) {
  const size = points.length;
  const result = points.slice();
  for (let index = closed ? 0 : 2; index < (closed ? size : size - 2); index++) {
    const before = points[index < 2 ? index - 2 + size : index - 2];
    const after = points[index + 2 < size ? index + 2 : index + 2 - size];
    result[index] = (before + 2 * points[index] + after) / 4;
  }
  return result;
}
function turnAt(points, index, closed) {
  const size = points.length;
  const here = index * 2;
  if (!closed && (here === 0 || here === size - 2)) return 0;
  const before = here === 0 ? size - 2 : here - 2;
  const after = here === size - 2 ? 0 : here + 2;
  const ax = points[here] - points[before];
  const ay = points[here + 1] - points[before + 1];
  const bx = points[after] - points[here];
  const by = points[after + 1] - points[here + 1];
  const scale = Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by));
  return scale === 0 ? 0 : Math.abs(ax * by - ay * bx) / scale;
}
function pushEven(points, x, y) {
  const evenX = Math.round(x / 2) * 2;
  const evenY = Math.round(y / 2) * 2;
  const size = points.length;
  if (size >= 2 && points[size - 2] === evenX && points[size - 1] === evenY) return;
  points.push(evenX, evenY);
}
var between = (from, to, share) => from + (to - from) * share;

// templates/drawings/trace.ts
function sampleHeights(height, frame) {
  const { step: step2, margin } = frame;
  const columns2 = Math.ceil(frame.width / step2) + 1 + 2 * margin;
  const rows2 = Math.ceil(frame.height / step2) + 1 + 2 * margin;
  const values = new Float64Array(columns2 * rows2);
  const left = -margin * step2;
  const top = -margin * step2;
  for (let row = 0; row < rows2; row++) {
    for (let column = 0; column < columns2; column++) {
      values[row * columns2 + column] = height(left + column * step2, top + row * step2);
    }
  }
  return { columns: columns2, rows: rows2, left, top, step: step2, values };
}
function traceLevels(map, levels) {
  const links = new Int32Array(map.values.length * 4);
  return cellsByLevel(map, levels).map((cells, index) => traceLevel(map, levels[index], cells, links));
}
function cellsByLevel({ columns: columns2, rows: rows2, values }, levels) {
  const cells = levels.map(() => []);
  for (let row = 0; row < rows2 - 1; row++) {
    for (let column = 0; column < columns2 - 1; column++) {
      const point = row * columns2 + column;
      const nw = values[point];
      const ne = values[point + 1];
      const sw = values[point + columns2];
      const se = values[point + columns2 + 1];
      const lowest = Math.min(nw, ne, sw, se);
      const highest = Math.max(nw, ne, sw, se);
      for (let index = firstAtLeast(levels, lowest); index < levels.length; index++) {
        if (levels[index] >= highest) break;
        cells[index].push(point);
      }
    }
  }
  return cells;
}
function firstAtLeast(levels, value) {
  let low = 0;
  let high = levels.length;
  while (low < high) {
    const middle = low + high >> 1;
    if (levels[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
function traceLevel(map, level, cells, links) {
  const { columns: columns2, values } = map;
  const crossed = [];
  const join = (from, to) => {
    if (links[from * 2] === 0 && links[from * 2 + 1] === 0) crossed.push(from);
    links[links[from * 2] === 0 ? from * 2 : from * 2 + 1] = to + 1;
  };
  const connect = (a, b) => {
    join(a, b);
    join(b, a);
  };
  for (const point of cells) {
    const nw = values[point];
    const ne = values[point + 1];
    const sw = values[point + columns2];
    const se = values[point + columns2 + 1];
    const north = point * 2;
    const west = point * 2 + 1;
    const south = (point + columns2) * 2;
    const east = (point + 1) * 2 + 1;
    switch ((nw > level ? 8 : 0) | (ne > level ? 4 : 0) | (se > level ? 2 : 0) | (sw > level ? 1 : 0)) {
      case 1:
      case 14:
        connect(west, south);
        break;
      case 2:
      case 13:
        connect(south, east);
        break;
      case 3:
      case 12:
        connect(west, east);
        break;
      case 4:
      case 11:
        connect(north, east);
        break;
      case 6:
      case 9:
        connect(north, south);
        break;
      case 7:
      case 8:
        connect(north, west);
        break;
      default: {
        const highMiddle = (nw + ne + sw + se) / 4 > level;
        if (highMiddle === ne > level) {
          connect(north, west);
          connect(south, east);
        } else {
          connect(north, east);
          connect(south, west);
        }
      }
    }
  }
  const traces = [];
  for (const edge of crossed) if (links[edge * 2] !== 0 && links[edge * 2 + 1] === 0) traces.push(follow(edge));
  for (const edge of crossed) if (links[edge * 2] !== 0) traces.push(follow(edge));
  return traces;
  function follow(start) {
    const points = [];
    let edge = start;
    let previous = -1;
    for (; ; ) {
      pushCrossing(points, edge);
      const first = links[edge * 2] - 1;
      const second = links[edge * 2 + 1] - 1;
      links[edge * 2] = 0;
      links[edge * 2 + 1] = 0;
      const next = first === previous ? second : first;
      if (next === -1) return { points, closed: false };
      if (next === start) return { points, closed: true };
      previous = edge;
      edge = next;
    }
  }
  function pushCrossing(points, edge) {
    const point = edge >> 1;
    const down = (edge & 1) === 1;
    const from = values[point];
    const to = values[down ? point + columns2 : point + 1];
    const share = (level - from) / (to - from);
    const column = point % columns2;
    const row = (point - column) / columns2;
    points.push(map.left + (column + (down ? 0 : share)) * map.step, map.top + (row + (down ? share : 0)) * map.step);
  }
}

// templates/drawings/contour-lines.ts
var mostControls = 1700;
var shortest = 70;
var widths = { line: 1.1, fifth: 2.2, fifthBesideAccent: 1.6, accent: 2.2 };
function levelLines(map, options) {
  const { count, clear = [] } = options;
  const fifth = options.besideAccent ? widths.fifthBesideAccent : widths.fifth;
  const levels = spreadLevels(map, count, options.byArea ?? 0.5).filter(
    (level) => clear.every((gap) => Math.abs(level - gap.level) > gap.by)
  );
  const courses2 = coursesOf(map, levels);
  const need = courses2.reduce((sum, level) => sum + level.reduce((part, course) => part + needOf(course), 0), 0);
  const share = Math.min(1, mostControls / need);
  return courses2.map((level, index) => ({
    d: level.map((course) => smoothPath(course, share)).join(""),
    width: index % 5 === 4 ? fifth : widths.line
  })).filter((line2) => line2.d !== "");
}
function levelPath(map, level) {
  return coursesOf(map, [level]).flat().map((course) => smoothPath(course, 1)).join("");
}
function smoothLine(points) {
  const closed = points[0] === points.at(-2) && points[1] === points.at(-1);
  return smoothPath(plotCourse({ points: closed ? points.slice(0, -2) : points.slice(), closed }), 1);
}
function coursesOf(map, levels) {
  return traceLevels(map, levels).map(
    (level) => level.filter((trace) => traceLength(trace) > shortest).map(plotCourse)
  );
}
function spreadLevels(map, count, byArea) {
  const sorted = map.values.filter((_, index) => index % 3 === 0).sort();
  const lowest = sorted[0];
  const highest = sorted[sorted.length - 1];
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const ofArea = sorted[Math.floor(share * (sorted.length - 1))];
    return (1 - byArea) * (lowest + (highest - lowest) * share) + byArea * ofArea;
  });
}

// templates/drawings/noise.ts
function gradientNoise(random) {
  const gradientX = new Float64Array(1024);
  const gradientY = new Float64Array(1024);
  for (let index = 0; index < 1024; index++) {
    const [x, y] = direction(random);
    gradientX[index] = x;
    gradientY[index] = y;
  }
  const corner = (column, row, x, y) => {
    const index = (row & 31) << 5 | column & 31;
    return gradientX[index] * x + gradientY[index] * y;
  };
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const left = x - column;
    const top = y - row;
    const acrossX = fade(left);
    const above = mix(corner(column, row, left, top), corner(column + 1, row, left - 1, top), acrossX);
    const below = mix(corner(column, row + 1, left, top - 1), corner(column + 1, row + 1, left - 1, top - 1), acrossX);
    return mix(above, below, fade(top)) * 1.5;
  };
}
function direction(random) {
  for (; ; ) {
    const x = random() * 2 - 1;
    const y = random() * 2 - 1;
    const length = Math.sqrt(x * x + y * y);
    if (length > 0.2 && length <= 1) return [x / length, y / length];
  }
}
var fade = (t) => t * t * t * (t * (t * 6 - 15) + 10);
var mix = (from, to, t) => from + (to - from) * t;

// templates/drawings/random.ts
function hashText(text2) {
  let hash = 2166136261;
  for (let index = 0; index < text2.length; index++) hash = Math.imul(hash ^ text2.charCodeAt(index), 16777619);
  return mix2(hash);
}
function seededRandom(seed) {
  let state = hashText(seed);
  return () => {
    state = state + 2654435769 | 0;
    return mix2(state) / 4294967296;
  };
}
function mix2(value) {
  let bits = value;
  bits = Math.imul(bits ^ bits >>> 16, 2246822507);
  bits = Math.imul(bits ^ bits >>> 13, 3266489909);
  return (bits ^ bits >>> 16) >>> 0;
}

// templates/drawings/sketches/distance.ts
function merged(a, b, round) {
  const share = Math.max(0, round - Math.abs(a - b)) / round;
  return Math.min(a, b) - share * share * round / 4;
}
function toBox(u, v) {
  const outsideU = Math.max(0, u);
  const outsideV = Math.max(0, v);
  return Math.sqrt(outsideU * outsideU + outsideV * outsideV) + Math.min(0, Math.max(u, v));
}

// templates/drawings/sketches/boulevard.ts
var avenues = 8;
var square = 0.07;
var rings = [square, 0.3, 0.62, 1, 1.45];
function boulevard({ aspect, random, noise }) {
  const centre = { x: aspect * 0.62, y: 0.5 };
  const turn = random() * 0.5;
  const sector = 2 * Math.PI / avenues;
  const streets = Array.from({ length: avenues }, (_, index) => {
    const angle = turn + index * sector;
    return [square + 4e-3, 0.3, 0.6, 0.9, 1.3, 1.8].map((far) => ({
      x: centre.x + far * Math.cos(angle),
      y: centre.y + far * Math.sin(angle)
    }));
  });
  const circle = Array.from({ length: 49 }, (_, index) => {
    const angle = index % 48 / 48 * 2 * Math.PI;
    return { x: centre.x + 0.3 * Math.cos(angle), y: centre.y + 0.3 * Math.sin(angle) };
  });
  return {
    height: (x, y) => {
      const dx = x - centre.x;
      const dy = y - centre.y;
      const far = Math.sqrt(dx * dx + dy * dy);
      const turns = (Math.atan2(dy, dx) - turn) / sector;
      const toAvenue = far * Math.sin(Math.abs(turns - Math.round(turns)) * sector);
      let toRing = 9;
      for (const ring of rings) toRing = Math.min(toRing, Math.abs(far - ring));
      if (far < square) return 0;
      return merged(toAvenue, toRing, 0.04) * (1 + 0.25 * noise(x * 2 + 5, y * 2 + 5));
    },
    lines: 13,
    byArea: 0.5,
    empty: { from: -1, to: 0.012 },
    strokes: [...streets, circle],
    point: centre
  };
}

// templates/drawings/sketches/canal.ts
function canal({ aspect, random, noise }) {
  const centre = { x: aspect * 0.62, y: 0.48 };
  const turn = 0.3 * random();
  const sides = [0, 1, 2, 3, 4].map((side) => turn + side * 2 * Math.PI / 5 - Math.PI / 2);
  const directions = sides.map((side) => ({ x: Math.cos(side), y: Math.sin(side) }));
  const reach2 = (x, y) => {
    let sum = 0;
    for (const direction2 of directions) {
      const along = Math.max(0, (x - centre.x) * direction2.x + (y - centre.y) * direction2.y);
      sum += along ** 6;
    }
    return sum ** (1 / 6);
  };
  const bank = (shift) => Array.from({ length: 14 }, (_, index) => {
    const y = index * 0.1 - 0.15;
    return { x: centre.x - 0.36 + 0.22 * (y - 0.5) - 0.09 * Math.sin(4.4 * y - 0.6) + shift, y };
  });
  const streets = sides.map(
    (side, index) => [0.05, 0.1, 0.16, 0.22, 0.29].map((far) => {
      const angle = side + Math.PI / 5 + (index % 2 === 0 ? 1.1 : -0.8) * (far - 0.05);
      return { x: centre.x + far * Math.cos(angle), y: centre.y + far * Math.sin(angle) };
    })
  );
  return {
    height: (x, y) => {
      const far = reach2(x, y);
      return far + 0.12 * noise(x * 1.5 + 3, y * 1.5 + 3) * Math.min(1, 1.8 * far);
    },
    lines: 30,
    byArea: 0.4,
    edge: 0.31,
    empty: { from: 0.285, to: 0.335 },
    strokes: [bank(0), bank(0.03), ...streets],
    point: centre
  };
}

// templates/drawings/sketches/coast.ts
function coast({ aspect, random, noise }) {
  const phase = 5 * random();
  const inland = (x, y) => (x - aspect * 0.42) * 0.92 + (y - 0.5) * 0.42 + 0.05 * Math.sin(4.2 * y + phase) + 0.03 * noise(y * 3, 2);
  const root = { x: aspect * 0.42, y: 0.4 };
  while (inland(root.x, root.y) > 0) root.x -= 4e-3;
  const pier = (shift) => [-0.02, 0.07, 0.14, 0.21].map((reach2) => ({ x: root.x + 0.02 - reach2 * 0.91, y: root.y + shift - reach2 * 0.41 }));
  return {
    height: (x, y) => {
      const far = inland(x, y);
      if (far < 0) return far + 0.035 * noise(far * 3 + 4, y * 2.4) * Math.min(1, -far * 8);
      const dunes = noise(far * 4 + 12, y * 1.5 - x * 0.6) + 0.4 * noise(x * 2.6 + 30, y * 2.6);
      return far * 0.9 + 0.3 * Math.min(1, far * 4) * dunes;
    },
    lines: 32,
    byArea: 0.5,
    edge: 0,
    empty: { from: -0.02, to: 0.02 },
    strokes: [pier(0), pier(0.022)],
    point: { x: aspect * 0.64, y: 0.44 }
  };
}

// templates/drawings/sketches/medina.ts
var cell = 0.16;
var rows = 14;
function medina({ aspect, random, noise }) {
  const columns2 = Math.ceil(aspect / cell) + 6;
  const houses = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns2; column++) {
      houses.push({
        x: (column - 2.5 + 0.7 * (random() - 0.5)) * cell,
        y: (row - 2.5 + 0.7 * (random() - 0.5)) * cell
      });
    }
  }
  const toLane = (x, y) => {
    const column = Math.floor(x / cell) + 3;
    const row = Math.floor(y / cell) + 3;
    let nearest2 = 9;
    let second = 9;
    for (let near = row - 2; near <= row + 2; near++) {
      for (let beside = column - 2; beside <= column + 2; beside++) {
        const house = houses[near * columns2 + beside];
        if (house === void 0) continue;
        const dx = x - house.x;
        const dy = y - house.y;
        const away = dx * dx + dy * dy;
        if (away < nearest2) {
          second = nearest2;
          nearest2 = away;
        } else if (away < second) second = away;
      }
    }
    return Math.sqrt(second) - Math.sqrt(nearest2);
  };
  const centre = { x: aspect * 0.6, y: 0.5 };
  return {
    height: (x, y) => {
      const dx = x - centre.x;
      const dy = y - centre.y;
      const wall = 0.42 - Math.sqrt(dx * dx * 0.7 + dy * dy * 1.15) + 0.09 * noise(x * 1.9 + 3, y * 1.9 + 3);
      return wall < 0 ? wall * 0.4 : Math.min(wall * 1.4, toLane(x, y));
    },
    lines: 24,
    byArea: 0.3,
    edge: 0,
    empty: { from: -8e-3, to: 0.022 },
    strokes: [],
    point: centre
  };
}

// templates/drawings/sketches/port.ts
var docks = [
  { x: 0.56, y: 0.17, wide: 0.27, deep: 0.03 },
  { x: 0.58, y: 0.31, wide: 0.2, deep: 0.03 },
  { x: 0.72, y: 0.22, wide: 0.028, deep: 0.15 },
  { x: 0.6, y: 0.63, wide: 0.19, deep: 0.026 },
  { x: 0.67, y: 0.755, wide: 0.15, deep: 0.026 },
  { x: 0.6, y: 0.9, wide: 0.24, deep: 0.026 }
];
function port({ aspect, random, noise }) {
  const phase = random();
  const bank = (y) => aspect * 0.32 + 0.15 * Math.sin(3.4 * y + 0.4 + phase) + 0.04 * Math.sin(7 * y);
  const tilt = { x: Math.cos(-0.16), y: Math.sin(-0.16) };
  return {
    height: (x, y) => {
      let water = Math.abs(x - bank(y)) - 0.07;
      for (const dock of docks) {
        const dx = x - dock.x * aspect;
        const dy = y - dock.y;
        const u = Math.abs(dx * tilt.x + dy * tilt.y) - dock.wide;
        const v = Math.abs(dy * tilt.x - dx * tilt.y) - dock.deep;
        water = merged(water, toBox(u, v), 0.03);
      }
      return water + 0.14 * Math.min(1, Math.max(0, water) * 4) * noise(x * 1.7 + 5, y * 1.7 + 5);
    },
    lines: 30,
    byArea: 0.5,
    edge: 4e-3,
    empty: { from: -1, to: 0.016 },
    strokes: [],
    point: { x: aspect * 0.66, y: 0.48 }
  };
}

// templates/drawings/sketches/course.ts
var slopeOf = (course, x) => (course(x + 0.01) - course(x - 0.01)) / 0.02;
function offCourse(course) {
  return (x, y) => {
    const slope = slopeOf(course, x);
    return (y - course(x)) / Math.sqrt(1 + 0.6 * slope * slope);
  };
}
function across(course, x, half) {
  return [-1, -0.5, 0.5, 1].map((share) => alongside(course, x, share * half));
}
function alongside(course, x, off) {
  const slope = slopeOf(course, x);
  const length = Math.sqrt(1 + slope * slope);
  return { x: x - off * slope / length, y: course(x) + off / length };
}
function sampled(course, from, to) {
  return Array.from({ length: 60 }, (_, index) => {
    const x = from + (to - from) * index / 59;
    return { x, y: course(x) };
  });
}

// templates/drawings/sketches/river.ts
function river({ aspect, random, noise }) {
  const phase = random();
  const course = (x) => 0.5 + 0.21 * Math.sin(3.3 * x + 3.6 + phase) + 0.05 * Math.sin(7.1 * x + 9 * phase);
  const half = 0.032;
  const away = offCourse(course);
  const middle = aspect * 0.6;
  const bridges = [0.16, 0.29, 0.4, 0.5, 0.7, 0.78, 0.88].map((share) => across(course, aspect * share, 1.5 * half));
  return {
    height: (x, y) => {
      const off = Math.abs(away(x, y));
      return off + 0.3 * Math.min(1, off * 2.2) * noise(x * 1.6 + 20, y * 1.6 + 20);
    },
    lines: 30,
    byArea: 0.6,
    edge: half,
    empty: { from: -1, to: half * 1.5 },
    strokes: [...bridges, island({ x: middle, y: course(middle) }, slopeOf(course, middle))],
    point: alongside(course, aspect * 0.66, -0.11)
  };
}
function island(at, slope) {
  const length = Math.sqrt(1 + slope * slope);
  return Array.from({ length: 33 }, (_, index) => {
    const angle = index % 32 / 32 * 2 * Math.PI;
    const u = 0.1 * Math.cos(angle);
    const v = 0.015 * Math.sin(angle);
    return { x: at.x + (u - v * slope) / length, y: at.y + (u * slope + v) / length };
  });
}

// templates/drawings/sketches/valley.ts
function valley({ aspect, random, noise }) {
  const phase = 0.5 * random();
  const main = (x) => 0.58 + 0.17 * Math.sin(3.6 * x + 1.6 + phase) + 0.04 * Math.sin(8 * x);
  const meeting = aspect * 0.54;
  const mouth = main(meeting);
  const side = (y) => meeting + 0.45 * (mouth - y) + 0.09 * Math.sin(6.5 * (y - mouth));
  const away = offCourse(main);
  const viaduct = [0, 0.018].map((shift) => across((x) => main(x - shift), aspect * 0.77 + shift, 0.13));
  return {
    height: (x, y) => {
      const below = Math.max(0, y - mouth);
      const depth = merged(Math.abs(away(x, y)), Math.abs(x - side(y)) * 0.92 + below * 0.9, 0.06);
      const wall = depth * depth / (depth * depth + 6e-3);
      return wall + 0.22 * wall * noise(x * 1.5 + 7, y * 1.5 + 7);
    },
    lines: 30,
    byArea: 0.3,
    empty: { from: -1, to: 0.05 },
    strokes: [
      sampled(main, -0.1, aspect + 0.1),
      sampled(side, -0.1, mouth - 8e-3).map(({ x, y }) => ({ x: y, y: x })),
      ...viaduct
    ],
    point: { x: meeting + 0.26, y: mouth - 0.2 }
  };
}

// templates/drawings/city.ts
var makers = { river, canal, port, coast, valley, boulevard, medina };
function drawCity(options) {
  const { sketch, seed, width, height } = options;
  const random = seededRandom(`${sketch} ${seed}`);
  const city = makers[sketch]({ aspect: width / height, random, noise: gradientNoise(random) });
  const map = sampleHeights((x, y) => city.height(x / height, y / height), {
    width,
    height,
    step: height / 60,
    margin: 3
  });
  const { empty, edge } = city;
  const strokes = city.strokes.map((stroke) => smoothLine(stroke.flatMap(({ x, y }) => [x * height, y * height])));
  return {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    paths: levelLines(map, {
      count: city.lines,
      byArea: city.byArea,
      clear: empty ? [{ level: (empty.from + empty.to) / 2, by: (empty.to - empty.from) / 2 }] : [],
      besideAccent: true
    }),
    accent: { d: (edge === void 0 ? "" : levelPath(map, edge)) + strokes.join(""), width: widths.accent },
    point: { x: Math.round(city.point.x * height), y: Math.round(city.point.y * height) }
  };
}

// templates/drawings/terrain.ts
function makeTerrain(field, seed, aspect) {
  return makers2[field](seed, aspect);
}
var makers2 = { ridge, basin, delta, grid };
function ridge(seed, aspect) {
  const random = seededRandom(`ridge ${seed}`);
  const noise = gradientNoise(random);
  const centre = { x: aspect * (0.57 + 0.12 * random()), y: 0.38 + 0.2 * random() };
  const angle = (random() < 0.5 ? -1 : 1) * (0.25 + 0.4 * random());
  const along = { x: Math.cos(angle), y: Math.sin(angle) };
  const bend = 0.22 + 0.12 * random();
  return {
    point: "highest",
    height: (x, y) => {
      const dx = x - centre.x;
      const dy = y - centre.y;
      const a = dx * along.x + dy * along.y;
      const b = dy * along.x - dx * along.y + bend * noise(a * 1.3 + 9, 3);
      const across2 = b / 0.24;
      const length = a / 0.85;
      const crest = 1 / (1 + across2 * across2) / (1 + length * length);
      const spurs = noise(a * 3.2 + 20, b * 1.6 + 20);
      return crest + 0.3 * spurs * (0.3 + crest) * (1.15 - crest) + 0.14 * noise(x * 1.1 + 40, y * 1.1 + 40);
    }
  };
}
function basin(seed, aspect) {
  const random = seededRandom(`basin ${seed}`);
  const noise = gradientNoise(random);
  const centre = { x: aspect * (0.57 + 0.1 * random()), y: 0.42 + 0.16 * random() };
  const angle = Math.PI * random();
  const along = { x: Math.cos(angle), y: Math.sin(angle) };
  return {
    point: "lowest",
    height: (x, y) => {
      const wx = x + 0.16 * noise(x * 1.4 + 7, y * 1.4 + 7);
      const wy = y + 0.16 * noise(x * 1.4 + 31, y * 1.4 + 31);
      const a = (wx - centre.x) * along.x + (wy - centre.y) * along.y;
      const b = (wy - centre.y) * along.x - (wx - centre.x) * along.y;
      const r = Math.sqrt(a * a * 0.72 + b * b * 1.25);
      const bowl = r < 0.62 ? r / 0.62 : 1 - 0.45 * (1 - 1 / (1 + 6 * (r - 0.62) * (r - 0.62)));
      return bowl + 0.17 * noise(wx * 2.1 + 50, wy * 2.1 + 50) * Math.min(1, r * 1.6);
    }
  };
}
function delta(seed, aspect) {
  const random = seededRandom(`delta ${seed}`);
  const noise = gradientNoise(random);
  const apex = { x: aspect * (0.62 + 0.08 * random()), y: 0.32 + 0.24 * random() };
  const heading = Math.PI * (0.88 + 0.2 * random());
  const axis = { x: Math.cos(heading), y: Math.sin(heading) };
  const curve = (random() < 0.5 ? -1 : 1) * (0.15 + 0.2 * random());
  const shift = 0.5 * random();
  return {
    point: apex,
    height: (x, y) => {
      const dx = x - apex.x;
      const dy = y - apex.y;
      const t = dx * axis.x + dy * axis.y;
      const wide = 0.13 + 0.31 * (t + Math.sqrt(t * t + 0.03));
      const upstream = Math.min(t, 0);
      const b = dy * axis.x - dx * axis.y - curve * upstream * upstream;
      const bends = 0.35 * noise(t * 1.3 + 12, 4) + 0.3 * noise(t * 2.4 + 30, b / wide * 1.2 + 9);
      const stream = b / wide + bends * (0.35 + 0.65 * Math.min(1, wide));
      const parted = within(t / 0.35);
      const again = within((t - 0.4) / 0.4);
      const flow = stream - parted * (0.8 - 0.5 * again) * bundle(1.7 * stream + shift, 1.7) - again * 0.5 * bundle(3.4 * stream + 2 * shift, 3.4);
      return flow / Math.sqrt(1 + 1.1 * flow * flow);
    }
  };
}
var bundle = (x, often) => Math.sin(2 * Math.PI * x) / (2 * Math.PI * often);
function within(t) {
  const share = Math.max(0, Math.min(1, t));
  return share * share * (3 - 2 * share);
}
function grid(seed, aspect) {
  const random = seededRandom(`grid ${seed}`);
  const noise = gradientNoise(random);
  const peak = { x: aspect * (0.59 + 0.09 * random()), y: 0.38 + 0.24 * random() };
  const angle = (random() < 0.5 ? -1 : 1) * (0.22 + 0.3 * random());
  const along = { x: Math.cos(angle), y: Math.sin(angle) };
  const cell2 = 0.36;
  const blocks = [{ a: 0, b: 0, wide: 0.13, deep: 0.11, high: 1.25 }];
  for (let row = -3; row <= 3; row++) {
    for (let column = -4; column <= 3; column++) {
      const block = {
        a: column * cell2 * 1.15 + (row & 1) * 0.12,
        b: row * cell2,
        wide: 0.07 + 0.09 * random(),
        deep: 0.07 + 0.06 * random(),
        high: 0.35 + 0.45 * random()
      };
      const x = peak.x + block.a * along.x - block.b * along.y;
      const y = peak.y + block.a * along.y + block.b * along.x;
      const seen = Math.abs(x / aspect - 0.5) < 0.6 && Math.abs(y - 0.5) < 0.65;
      if (random() > 0.42 && seen && (row !== 0 || column !== 0)) blocks.push(block);
    }
  }
  return {
    point: peak,
    height: (x, y) => {
      const dx = x - peak.x + 0.03 * noise(x * 1.1, y * 1.1);
      const dy = y - peak.y + 0.03 * noise(x * 1.1 + 20, y * 1.1 + 20);
      const a = dx * along.x + dy * along.y;
      const b = dy * along.x - dx * along.y;
      let union = 0;
      for (const block of blocks) {
        const u = (a - block.a) / block.wide;
        const v = (b - block.b) / block.deep;
        const uu = u * u;
        const vv = v * v;
        const m = Math.sqrt(uu * uu + vv * vv);
        const rise = block.high / (1 + 0.35 * m);
        union += rise * rise * rise;
      }
      return Math.cbrt(union) + 0.05 * noise(x * 1.2 + 40, y * 1.2 + 40);
    }
  };
}

// templates/drawings/contour.ts
function drawContour(options) {
  const { seed, field, width, height } = options;
  const lines = options.lines ?? 25 + Math.floor(seededRandom(`lines ${seed}`)() * 7);
  const terrain = makeTerrain(field, seed, width / height);
  const map = sampleHeights((x, y) => terrain.height(x / height, y / height), {
    width,
    height,
    // The long lines of a delta need fewer samples than the bends of the others.
    step: height / (field === "delta" ? 32 : 38),
    margin: 2
  });
  const point = typeof terrain.point === "string" ? extremeOf(map, terrain.point, { width, height }) : { x: Math.round(terrain.point.x * height), y: Math.round(terrain.point.y * height) };
  return { viewBox: `0 0 ${width} ${height}`, width, height, paths: levelLines(map, { count: lines }), point };
}
function extremeOf(map, which, frame) {
  const sign = which === "highest" ? 1 : -1;
  let best = Number.NEGATIVE_INFINITY;
  let found = { x: frame.width / 2, y: frame.height / 2 };
  for (let row = 0; row < map.rows; row++) {
    for (let column = 0; column < map.columns; column++) {
      const value = sign * map.values[row * map.columns + column];
      const x = map.left + column * map.step;
      const y = map.top + row * map.step;
      const inside = Math.abs(x / frame.width - 0.6) < 0.1 && Math.abs(y / frame.height - 0.5) < 0.32;
      if (inside && value > best) {
        best = value;
        found = { x: Math.round(x), y: Math.round(y) };
      }
    }
  }
  return found;
}

// templates/drawings/metric.ts
function drawMetric(options) {
  const { from, to, seed, width, height } = options;
  const random = seededRandom(`metric ${seed}`);
  const noise = gradientNoise(random);
  const aspect = width / height;
  const level = metricScale(from, to);
  const turn = { from: aspect * (0.22 + 0.06 * random()), to: aspect * (0.6 + 0.05 * random()) };
  const line2 = (x) => level(from) + (level(to) - level(from)) * eased((x - turn.from) / (turn.to - turn.from)) + 0.05 * noise(x * 1.9 + 3, 5) * outside(x, turn);
  const map = sampleHeights(
    (x, y) => {
      const off = y / height - line2(x / height);
      const far = Math.min(1, Math.abs(off) * 3.2);
      return -off - far * far * 0.3 * noise(x / height * 1.25 + 20, y / height * 1.6 + 20);
    },
    { width, height, step: height / 44, margin: 2 }
  );
  const points = [];
  for (let x = -60; x <= width + 60; x += 20) points.push(x, line2(x / height) * height);
  const at = (x) => ({ x: Math.round(x * height), y: Math.round(line2(x) * height) });
  return {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    paths: levelLines(map, {
      count: options.lines ?? 26 + Math.floor(random() * 7),
      clear: [{ level: 0, by: 0.022 }],
      besideAccent: true
    }),
    accent: { d: smoothLine(points), width: widths.accent },
    start: at(turn.from * 0.9),
    point: at(aspect * 0.7)
  };
}
function metricScale(from, to) {
  const lowest = Math.min(0, from, to);
  const highest = Math.max(0, from, to);
  const range = highest - lowest || 1;
  return (value) => 0.8 - 0.58 * (value - lowest) / range;
}
function eased(t) {
  const share = Math.max(0, Math.min(1, t));
  return share * share * share * (share * (share * 6 - 15) + 10);
}
function outside(x, turn) {
  const off = Math.abs((x - turn.from) / (turn.to - turn.from) - 0.5) * 2;
  return Math.min(1, 0.3 + 0.7 * off * off);
}

// templates/drawings/subject.ts
var drawingSize = { width: 1600, height: 900 };
function drawingOf({ seed, field, metric, sketch }) {
  const size = { seed, ...drawingSize };
  if (metric) return drawMetric({ ...size, ...metric });
  if (sketch) return drawCity({ ...size, sketch });
  return drawContour({ ...size, field: field ?? "delta" });
}
function subjectOf({ id, facts: facts26 }) {
  const [metric] = facts26.metrics ?? [];
  return {
    seed: id,
    field: facts26.drawing,
    sketch: facts26.sketch,
    ...metric ? { metric: { from: metric.from, to: metric.to } } : {}
  };
}

// templates/page.ts
var import_react = __toESM(require_react(), 1);
var Page = (0, import_react.createContext)(void 0);
var PageProvider = Page.Provider;
function usePage() {
  const page = (0, import_react.useContext)(Page);
  if (!page) throw new Error("usePage() was called outside a page");
  return page;
}

// templates/components/breadcrumbs/style.module.css
var style_default = { "breadcrumbs": "breadcrumbs_NYNYTa", "crumbs": "crumbs_NYNYTa" };

// templates/components/breadcrumbs/index.tsx
var import_jsx_runtime = __toESM(require_jsx_runtime(), 1);
function Breadcrumbs({ items }) {
  const page = usePage();
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("nav", { className: style_default.breadcrumbs, "aria-label": page.t("layout.breadcrumbs"), children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", { className: style_default.crumbs, children: items.map(({ text: text2, href }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", { href, children: text2 }) }, href)) }) });
}

// templates/components/drawing/style.module.css
var style_default2 = { "drawing": "drawing_vyqpDW", "lines": "lines_vyqpDW", "drawn": "drawn_vyqpDW", "point": "point_vyqpDW", "accent": "accent_vyqpDW" };

// templates/components/drawing/index.tsx
var import_jsx_runtime2 = __toESM(require_jsx_runtime(), 1);
function Drawing({ className, label, ...subject }) {
  const lines = usePage().shared(JSON.stringify(["drawing", subject]), () => /* @__PURE__ */ (0, import_jsx_runtime2.jsx)(Lines, { ...subject }), {
    everyLanguage: true
  });
  return /* @__PURE__ */ (0, import_jsx_runtime2.jsx)(
    "svg",
    {
      className: className ? `${style_default2.drawing} ${className}` : style_default2.drawing,
      viewBox: `0 0 ${drawingSize.width} ${drawingSize.height}`,
      preserveAspectRatio: "xMidYMid slice",
      role: label ? "img" : void 0,
      "aria-label": label,
      "aria-hidden": label ? void 0 : true,
      dangerouslySetInnerHTML: { __html: lines }
    }
  );
}
function Lines(subject) {
  const drawing = drawingOf(subject);
  const { paths: paths2, accent, point } = drawing;
  const drawn2 = accent ?? longestOf(drawing);
  return /* @__PURE__ */ (0, import_jsx_runtime2.jsxs)(import_jsx_runtime2.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime2.jsx)("g", { className: style_default2.lines, strokeWidth: "1.1", children: paths2.map((line2) => /* @__PURE__ */ (0, import_jsx_runtime2.jsx)(
      "path",
      {
        d: line2.d,
        strokeWidth: line2.width === 1.1 ? void 0 : line2.width,
        className: line2 === drawn2 ? style_default2.drawn : void 0,
        pathLength: line2 === drawn2 ? 1 : void 0
      },
      line2.d
    )) }),
    accent && /* @__PURE__ */ (0, import_jsx_runtime2.jsx)("path", { className: `${style_default2.accent} ${style_default2.drawn}`, d: accent.d, strokeWidth: accent.width, pathLength: 1 }),
    /* @__PURE__ */ (0, import_jsx_runtime2.jsx)("path", { className: style_default2.point, d: `M${point.x} ${point.y}h0` })
  ] });
}
function longestOf({ paths: paths2 }) {
  const thick = paths2.filter((line2) => line2.width > 2);
  return thick.sort((one, other) => other.d.length - one.d.length)[0] ?? paths2[0];
}

// templates/components/section/style.module.css
var style_default3 = { "split": "split_BOUG_a", "narrow": "narrow_BOUG_a", "hero": "hero_BOUG_a", "head": "head_BOUG_a", "heading": "heading_BOUG_a", "ruled": "ruled_BOUG_a", "plain": "plain_BOUG_a", "soft": "soft_BOUG_a", "stack": "stack_BOUG_a", "section": "section_BOUG_a", "content": "content_BOUG_a", "intro": "intro_BOUG_a", "navy": "navy_BOUG_a" };

// templates/components/section/index.tsx
var import_jsx_runtime3 = __toESM(require_jsx_runtime(), 1);
function Section(props) {
  const { id, tone = "plain", heading, level = 2, intro, action: action2, layout = "stack", ruled, className, children } = props;
  const Band = heading === void 0 ? "div" : "section";
  const Heading = `h${level}`;
  const titleId = id && heading ? `${id}-title` : void 0;
  const classes = [style_default3.section, style_default3[tone], className].filter(Boolean).join(" ");
  return /* @__PURE__ */ (0, import_jsx_runtime3.jsx)(Band, { id, className: classes, "data-ground": tone, children: /* @__PURE__ */ (0, import_jsx_runtime3.jsxs)("div", { className: `wrap ${style_default3[layout]} ${ruled ? style_default3.ruled : ""}`.trim(), children: [
    heading !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime3.jsxs)("div", { className: style_default3.head, children: [
      /* @__PURE__ */ (0, import_jsx_runtime3.jsx)(Heading, { id: titleId, className: style_default3.heading, children: heading }),
      intro !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime3.jsx)("p", { className: style_default3.intro, children: intro }),
      action2
    ] }),
    children !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime3.jsx)("div", { className: style_default3.content, children })
  ] }) });
}

// templates/components/hero/style.module.css
var style_default4 = { "beside": "beside_maCNVG", "drawing": "drawing_maCNVG", "above": "above_maCNVG", "lead": "lead_maCNVG", "panel": "panel_maCNVG", "hero": "hero_maCNVG", "below": "below_maCNVG", "bleed": "bleed_maCNVG", "text": "text_maCNVG", "long": "long_maCNVG", "under": "under_maCNVG", "compound": "compound_maCNVG", "over": "over_maCNVG" };

// templates/components/hero/index.tsx
var import_jsx_runtime4 = __toESM(require_jsx_runtime(), 1);
var longTitle = 44;
var longWord = 14;
var fullBleed = ["agency-2025", "devops"];
function Hero({
  title: title2,
  lead,
  crumbs = [],
  kicker,
  drawing,
  arrangement = "beside",
  panel,
  children
}) {
  const { layout, entry } = usePage();
  const bleeds = fullBleed.includes(layout);
  return /* @__PURE__ */ (0, import_jsx_runtime4.jsxs)(Section, { tone: "hero", className: `${style_default4.hero} ${style_default4[bleeds ? "bleed" : arrangement]}`, children: [
    /* @__PURE__ */ (0, import_jsx_runtime4.jsxs)("div", { className: style_default4.text, children: [
      (crumbs.length > 0 || kicker) && /* @__PURE__ */ (0, import_jsx_runtime4.jsxs)("div", { className: style_default4.above, children: [
        crumbs.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime4.jsx)(Breadcrumbs, { items: crumbs }),
        kicker && /* @__PURE__ */ (0, import_jsx_runtime4.jsx)("p", { children: kicker })
      ] }),
      /* @__PURE__ */ (0, import_jsx_runtime4.jsx)("h1", { className: headingSize(title2), children: title2 }),
      /* @__PURE__ */ (0, import_jsx_runtime4.jsx)("p", { className: style_default4.lead, children: lead }),
      children,
      bleeds && panel && /* @__PURE__ */ (0, import_jsx_runtime4.jsx)("div", { className: style_default4.under, children: panel })
    ] }),
    /* @__PURE__ */ (0, import_jsx_runtime4.jsxs)("div", { className: style_default4.panel, "data-ground": "navy", children: [
      /* @__PURE__ */ (0, import_jsx_runtime4.jsx)("div", { className: style_default4.drawing, children: drawing ?? /* @__PURE__ */ (0, import_jsx_runtime4.jsx)(Drawing, { ...subjectOf(entry) }) }),
      !bleeds && panel && /* @__PURE__ */ (0, import_jsx_runtime4.jsx)("div", { className: style_default4.over, children: panel })
    ] })
  ] });
}
function headingSize(title2) {
  const compound = title2.split(/[\s-]/).some((word) => word.length > longWord) && style_default4.compound;
  return [title2.length > longTitle && style_default4.long, compound].filter(Boolean).join(" ") || void 0;
}

// templates/components/icon/style.module.css
var style_default5 = { "icon": "icon_mZbI-W" };

// templates/components/icon/index.tsx
var import_jsx_runtime5 = __toESM(require_jsx_runtime(), 1);
var paths = {
  arrow: "M4 12h15m-6-6 6 6-6 6",
  back: "M20 12H5m6-6-6 6 6 6",
  outward: "M7 17 17 7M9 7h8v8",
  down: "M12 4v15m-6-6 6 6 6-6",
  chevron: "m6 9 6 6 6-6",
  plus: "M12 5v14M5 12h14",
  check: "m5 13 4.5 4.5L19 7",
  menu: "M3 7h18M3 12h18M3 17h12",
  close: "m6 6 12 12M18 6 6 18",
  download: "M12 4v11m-5-5 5 5 5-5M4 20h16",
  mail: "M3 6h18v12H3zm0 1 9 7 9-7",
  phone: "M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z",
  pin: "M12 21s-7-6-7-11a7 7 0 0 1 14 0c0 5-7 11-7 11zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  calendar: "M4 6h16v14H4zM4 10h16M8 3v5m8-5v5",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-14v5l3.5 2",
  file: "M6 3h8l5 5v13H6zm8 0v5h5",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.8-1.7L21 21",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-8 9c.6-4.4 3.6-6.5 8-6.5s7.4 2.1 8 6.5"
};
function Icon({ name, className }) {
  return /* @__PURE__ */ (0, import_jsx_runtime5.jsx)("svg", { className: className ? `${style_default5.icon} ${className}` : style_default5.icon, viewBox: "0 0 24 24", "aria-hidden": "true", children: /* @__PURE__ */ (0, import_jsx_runtime5.jsx)("path", { d: paths[name] }) });
}

// templates/components/rule-list/style.module.css
var style_default6 = { "arrow": "arrow_030lbG", "large": "large_030lbG", "text": "text_030lbG", "compact": "compact_030lbG", "list": "list_030lbG", "title": "title_030lbG" };

// templates/components/rule-list/index.tsx
var import_jsx_runtime6 = __toESM(require_jsx_runtime(), 1);
function RuleList({ items, level = 3, size = "large" }) {
  const Title = `h${level}`;
  return /* @__PURE__ */ (0, import_jsx_runtime6.jsx)("ul", { className: `${style_default6.list} ${style_default6[size]}`, children: items.map(({ title: title2, href, text: text2 }) => /* @__PURE__ */ (0, import_jsx_runtime6.jsxs)("li", { children: [
    /* @__PURE__ */ (0, import_jsx_runtime6.jsx)(Title, { className: style_default6.title, children: href ? /* @__PURE__ */ (0, import_jsx_runtime6.jsx)("a", { href, children: title2 }) : title2 }),
    text2 && /* @__PURE__ */ (0, import_jsx_runtime6.jsx)("p", { className: style_default6.text, children: text2 }),
    href && /* @__PURE__ */ (0, import_jsx_runtime6.jsx)(Icon, { name: "arrow", className: style_default6.arrow })
  ] }, title2)) });
}

// templates/schema.ts
var import_superstruct = __toESM(require_dist(), 1);
var import_superstruct2 = __toESM(require_dist(), 1);
function leaf(type, schema, check, expected) {
  return new import_superstruct.Struct({
    type,
    schema,
    validator: (value) => check(value, schema) || expected
  });
}
var isString = (value) => typeof value === "string";
var isBlank = (value) => value.trim() === "";
function line(options = {}) {
  const schema = { min: 1, max: 160, ...options };
  return leaf(
    "line",
    schema,
    (value) => isString(value) && !isBlank(value) && !/[\r\n]/.test(value.trim()) && within2(value, schema),
    `one line of ${schema.min} to ${schema.max} characters`
  );
}
function text(options = {}) {
  const schema = { min: 1, max: 2e3, ...options };
  return leaf(
    "text",
    schema,
    (value) => isString(value) && !isBlank(value) && within2(value, schema),
    `text of ${schema.min} to ${schema.max} characters`
  );
}
function within2(value, schema) {
  const length = [...value.trim()].length;
  return length >= (schema.min ?? 0) && length <= (schema.max ?? Number.POSITIVE_INFINITY);
}
function oneOf(values, options = {}) {
  return leaf(
    "enum",
    { ...options, values },
    (value) => isString(value) && values.includes(value),
    `one of: ${values.join(", ")}`
  );
}
function slug(options = {}) {
  return leaf(
    "slug",
    { max: 80, example: "honest-devops", ...options },
    (value) => isString(value) && value.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
    "a slug of lower-case letters a\u2013z, digits and single hyphens, such as honest-devops (at most 80 characters)"
  );
}
function day(options = {}) {
  return leaf(
    "day",
    { example: "2027-03-15", ...options },
    (value) => isString(value) && isDay(value),
    "a day written YYYY-MM-DD, such as 2027-03-15"
  );
}
function isDay(value) {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return false;
  const date = /* @__PURE__ */ new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
function time(options = {}) {
  return leaf(
    "time",
    { example: "09:30", ...options },
    (value) => isString(value) && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
    'a time in quotes, written "HH:MM" on the 24-hour clock, such as "09:30"'
  );
}
function whole(options = {}) {
  const schema = { min: 0, max: 1e9, ...options };
  return leaf(
    "whole",
    schema,
    (value) => Number.isInteger(value) && inRange(value, schema),
    `a whole number from ${schema.min} to ${schema.max}`
  );
}
function number(options = {}) {
  const schema = { min: -1e9, max: 1e9, ...options };
  return leaf(
    "number",
    schema,
    (value) => typeof value === "number" && Number.isFinite(value) && inRange(value, schema),
    `a number from ${schema.min} to ${schema.max}`
  );
}
function inRange(value, schema) {
  return value >= (schema.min ?? Number.NEGATIVE_INFINITY) && value <= (schema.max ?? Number.POSITIVE_INFINITY);
}
function flag(options = {}) {
  return leaf("flag", options, (value) => typeof value === "boolean", "true or false");
}
function ref(folders, options = {}) {
  const words26 = options.values ?? [];
  return leaf(
    "ref",
    { ...options, folders },
    (value) => isString(value) && (words26.includes(value) || folders.includes(value.split("/")[0] ?? "") && /^[a-z0-9-]+\/[a-z0-9-]+$/.test(value)),
    [`an entry written as folder/id, such as ${folders[0]}/its-id`, ...words26].join(", or ")
  );
}
function link(options = {}) {
  return leaf(
    "link",
    { example: "pages/contact#offices", ...options },
    (value) => isString(value) && isLinkTarget(value),
    "a link: an entry such as pages/contact#offices, a fragment such as #contact, an address of this site such as /contact/, or an https:, mailto: or tel: address"
  );
}
function isLinkTarget(value) {
  if (/[\s<>"'`\\]/.test(value) || value.startsWith("//")) return false;
  return /^(https:\/\/|mailto:|tel:\+|\/|#)./.test(value) || /^[a-z0-9-]+\/[a-z0-9-]+(#[\w-]+)?$/.test(value) || value === "/";
}
function hiddenLink(options = {}) {
  return leaf(
    "hidden-link",
    options,
    (value) => isString(value) && decodeHiddenLink(value) !== void 0,
    "an https: address encoded as base64"
  );
}
function decodeHiddenLink(value) {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(value)) return void 0;
  try {
    const decoded = atob(value);
    const url = new URL(decoded);
    return url.protocol === "https:" ? url.href : void 0;
  } catch {
    return void 0;
  }
}
function staticFile(options = {}) {
  return leaf(
    "static-file",
    options,
    (value) => isString(value) && /^[A-Za-z0-9_-][\w./-]*$/.test(value) && !value.split("/").includes(".."),
    "a file below static/, such as press/logo.svg"
  );
}

// templates/define.ts
var layoutNames = ["agency-2025", "classic", "change-management", "devops", "minimal", "bare"];
function definePage(page) {
  return withPublication(page);
}
function defineData(kind) {
  return withPublication(kind);
}
function withPublication(kind) {
  const draft = (0, import_superstruct2.optional)(flag({ description: "true keeps it out of the site until the line is taken away." }));
  const publishDate = (0, import_superstruct2.optional)(day({ description: "The day from which it is on the site; at once unless told." }));
  return {
    ...kind,
    facts: (0, import_superstruct2.object)({ ...kind.facts.schema, publishDate, draft }),
    words: (0, import_superstruct2.object)({ ...kind.words.schema, draft })
  };
}

// templates/entries.ts
function findAll(page, refs = []) {
  return refs.map((ref2) => page.find(ref2)).filter((entry) => entry !== void 0);
}

// templates/shared-structs.ts
var contourFields = ["ridge", "basin", "delta", "grid"];
var industries = [
  "banking",
  "insurance",
  "public-sector",
  "energy",
  "health",
  "retail",
  "manufacturing",
  "mobility",
  "telecom",
  "non-profit"
];
var subjects = [
  "agile",
  "change",
  "leadership",
  "ai",
  "data",
  "delivery",
  "strategy",
  "sustainability"
];
var courses = ["agile", "change", "leadership", "ai", "data", "product", "devops"];
var headWords = {
  metaTitle: (0, import_superstruct2.optional)(
    line({
      max: 60,
      description: "Title for search engines and the browser tab, when the title is longer than 60 characters."
    })
  ),
  description: line({
    min: 70,
    max: 155,
    description: "What search engines show below the title: 70 to 155 characters, unique on the site."
  })
};
var title = () => line({ max: 110, description: "The page heading (h1)." });
var entrySlug = () => slug({ description: "The last part of the address in this language." });
var pageFacts = {
  layout: oneOf(layoutNames, { description: "The layout the page is shown in." }),
  drawing: (0, import_superstruct2.optional)(
    oneOf(contourFields, { description: "The kind of terrain its drawing is made of; delta unless told." })
  ),
  unlisted: (0, import_superstruct2.optional)(oneOf(["yes"], { description: "yes keeps the page out of the sitemap and of search engines." }))
};
var action = () => (0, import_superstruct2.object)({ text: line({ max: 60 }), href: link() });
var question = () => (0, import_superstruct2.object)({ question: line(), answer: text() });
var passage = () => (0, import_superstruct2.object)({ heading: line({ max: 90 }), text: text({ max: 4e3 }) });
var bulletPoint = () => (0, import_superstruct2.object)({ title: line({ max: 90 }), list: (0, import_superstruct2.array)(line({ max: 240 })) });

// templates/pages/activities/schema.ts
var facts = (0, import_superstruct2.object)({
  type: oneOf(["activities"]),
  ...pageFacts,
  activities: (0, import_superstruct2.array)(ref(["pages"], { description: "The activities in the order they are shown." }))
});
var words = (0, import_superstruct2.object)({ title: title(), ...headWords, lead: line({ max: 320 }) });

// templates/pages/activities/index.tsx
var import_jsx_runtime7 = __toESM(require_jsx_runtime(), 1);
var activities_default = definePage({
  name: "activities",
  folder: "pages",
  file: "page",
  facts,
  words,
  body: "none",
  layout: (facts26) => facts26.layout,
  component: ActivitiesPage
});
function ActivitiesPage({ entry }) {
  const page = usePage();
  const activities = findAll(page, entry.facts.activities);
  return /* @__PURE__ */ (0, import_jsx_runtime7.jsxs)(import_jsx_runtime7.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime7.jsx)(Hero, { title: entry.words.title, lead: entry.words.lead }),
    /* @__PURE__ */ (0, import_jsx_runtime7.jsx)(Section, { children: /* @__PURE__ */ (0, import_jsx_runtime7.jsx)(
      RuleList,
      {
        level: 2,
        items: activities.map(({ ref: ref2, words: activity }) => ({
          title: activity.name ?? activity.title,
          text: activity.summary ?? activity.description,
          href: page.href(ref2)
        }))
      }
    ) })
  ] });
}

// templates/components/button/style.module.css
var style_default7 = { "secondary": "secondary_3E8qdq", "button": "button_3E8qdq", "buttons": "buttons_3E8qdq", "primary": "primary_3E8qdq", "quiet": "quiet_3E8qdq" };

// templates/components/button/index.tsx
var import_jsx_runtime8 = __toESM(require_jsx_runtime(), 1);
function Button({ variant = "primary", icon, className, children, ...rest }) {
  const mark2 = icon ?? (variant === "quiet" && "arrow");
  const classes = [style_default7.button, style_default7[variant], className].filter(Boolean).join(" ");
  const content = /* @__PURE__ */ (0, import_jsx_runtime8.jsxs)(import_jsx_runtime8.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime8.jsx)("span", { children }),
    mark2 && /* @__PURE__ */ (0, import_jsx_runtime8.jsx)(Icon, { name: mark2 })
  ] });
  if (rest.href === void 0) {
    return /* @__PURE__ */ (0, import_jsx_runtime8.jsx)("button", { type: "button", ...rest, className: classes, children: content });
  }
  return /* @__PURE__ */ (0, import_jsx_runtime8.jsx)("a", { ...rest, className: classes, children: content });
}
function Buttons({ children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime8.jsx)("div", { className: style_default7.buttons, children });
}

// templates/format.ts
var regions = { en: "en-GB", fr: "fr-FR", nl: "nl-NL" };
var numberFormats = /* @__PURE__ */ new Map();
var dateFormats = /* @__PURE__ */ new Map();
var nbsp = "\xA0";
function formatNumber(locale, value, options = {}) {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = remember(numberFormats, key, () => new Intl.NumberFormat(region(locale), options));
  return unbroken(format.format(value));
}
function formatPrice(locale, euros) {
  return withEuro(locale, formatNumber(locale, euros));
}
function formatPriceRange(locale, from, to) {
  if (from === to) return formatPrice(locale, from);
  return withEuro(locale, `${formatNumber(locale, from)}\u2013${formatNumber(locale, to)}`);
}
function withEuro(locale, amount) {
  if (locale === "fr") return `${amount}${nbsp}\u20AC`;
  return locale === "nl" ? `\u20AC${nbsp}${amount}` : `\u20AC${amount}`;
}
function formatPercent(locale, value) {
  return formatNumber(locale, value / 100, { style: "percent", maximumFractionDigits: 1 });
}
function formatBytes(locale, bytes) {
  const [kilo, mega] = locale === "fr" ? ["Ko", "Mo"] : ["KB", "MB"];
  const kilobytes = Math.max(1, Math.round(bytes / 1e3));
  if (kilobytes < 1e3) return `${formatNumber(locale, kilobytes)}${nbsp}${kilo}`;
  return `${formatNumber(locale, bytes / 1e6, { maximumFractionDigits: 1 })}${nbsp}${mega}`;
}
function formatDay(locale, day2) {
  return [dayNumber(locale, day2), monthName(locale, day2), year(day2)].join(nbsp);
}
function formatWeekday(locale, day2) {
  return [datePart(locale, day2, { weekday: "long" }), formatDay(locale, day2)].join(" ");
}
function formatDayRange(locale, from, to) {
  if (from === to) return formatDay(locale, from);
  if (year(from) !== year(to)) return `${formatDay(locale, from)} \u2013 ${formatDay(locale, to)}`;
  const start = dayNumber(locale, from);
  if (monthOf(from) === monthOf(to)) return `${start}\u2013${formatDay(locale, to)}`;
  return `${[start, monthName(locale, from)].join(nbsp)} \u2013 ${formatDay(locale, to)}`;
}
function formatMonth(locale, day2, options = { year: true }) {
  const month = monthName(locale, day2);
  return options.year ? [month, year(day2)].join(nbsp) : month;
}
function dateParts(locale, day2) {
  return {
    day: String(Number(day2.slice(8, 10))),
    month: datePart(locale, day2, { month: "short" }),
    year: year(day2)
  };
}
function monthOf(day2) {
  return day2.slice(0, 7);
}
function year(day2) {
  return day2.slice(0, 4);
}
function formatTime(locale, time2) {
  if (locale !== "fr") return time2;
  const [hours = "", minutes = ""] = time2.split(":");
  return [Number(hours), "h", ...minutes === "00" ? [] : [minutes]].join(nbsp);
}
function formatTimeRange(locale, from, to) {
  const dash = locale === "fr" ? `${nbsp}\u2013${nbsp}` : "\u2013";
  return `${formatTime(locale, from)}${dash}${formatTime(locale, to)}`;
}
function formatMetric(locale, unit, value, t) {
  const number2 = formatNumber(locale, value, { maximumFractionDigits: 2 });
  if (unit === "percent") return { number: formatPercent(locale, value), unit: void 0 };
  if (unit === "count") return { number: number2, unit: void 0 };
  if (unit === "eur") return { number: withEuro(locale, number2), unit: void 0 };
  if (unit === "eur-thousand") return { number: formatPrice(locale, value * 1e3), unit: void 0 };
  if (unit === "eur-million") return millions(locale, number2, t("units.million", { count: value }));
  return { number: number2, unit: t(`units.${unit}`, { count: value }) };
}
function millions(locale, number2, word) {
  if (locale === "fr") return { number: number2, unit: `${word}${nbsp}d\u2019\u20AC` };
  return { number: withEuro(locale, number2), unit: word };
}
function formatList(locale, words26) {
  return new Intl.ListFormat(region(locale), { type: "conjunction" }).format(words26);
}
function capitalised(locale, text2) {
  return text2.charAt(0).toLocaleUpperCase(locale) + text2.slice(1);
}
function dayNumber(locale, day2) {
  const number2 = String(Number(day2.slice(8, 10)));
  return locale === "fr" && number2 === "1" ? "1er" : number2;
}
function monthName(locale, day2) {
  return datePart(locale, day2, { month: "long" });
}
function datePart(locale, day2, part) {
  const key = `${locale} ${JSON.stringify(part)}`;
  const format = remember(
    dateFormats,
    key,
    () => new Intl.DateTimeFormat(region(locale), { ...part, timeZone: "UTC" })
  );
  return format.format(/* @__PURE__ */ new Date(`${day2}T00:00:00Z`));
}
function region(locale) {
  return regions[locale] ?? locale;
}
function unbroken(value) {
  return value.replace(/[\s\u202f\u2009]/g, nbsp);
}
function remember(memo, key, make) {
  const known = memo.get(key);
  if (known) return known;
  const made = make();
  memo.set(key, made);
  return made;
}

// templates/places.ts
function placeName(page, location) {
  if (location === "online") return page.t("values.location.online");
  return page.find(location)?.words.city ?? "";
}
function officesByCity(page) {
  return page.list("offices").toSorted((a, b) => a.words.city.localeCompare(b.words.city, page.locale));
}
function placeId(location) {
  return location.split("/").at(-1) ?? location;
}

// templates/components/entry-card/describe.ts
function describeEntry(page, entry) {
  return (describers[entry.folder] ?? describePage)(page, entry);
}
var describers = {
  toolbox: describeGuide,
  "client-cases": describeCase,
  jobs: describeJob,
  trainings: describeTraining
};
function describeGuide(page, { facts: facts26, words: words26 }) {
  const subject = facts26.filters.subject[0];
  const kicker = joined2([
    page.t(`values.guideType.${facts26.filters.type}`),
    subject && page.t(`values.subject.${subject}`),
    facts26.series && page.t("facts.part", { part: facts26.series.part })
  ]);
  return { kicker, title: words26.title, text: words26.description };
}
function describeCase(page, entry) {
  return {
    kicker: joined2([entry.facts.client, page.t(`values.industry.${entry.facts.industry}`)]),
    title: entry.words.title,
    figure: firstResult(page, entry)
  };
}
function firstResult(page, { facts: facts26, words: words26 }) {
  const [metric] = facts26.metrics;
  const [label] = words26.metrics;
  if (!metric || !label) return void 0;
  const t = (key, values) => page.t(key, values);
  const from = formatMetric(page.locale, metric.unit, metric.from, t);
  const to = formatMetric(page.locale, metric.unit, metric.to, t);
  return page.t("facts.fromTo", { label, from: from.number, to: [to.number, to.unit].filter(Boolean).join("\xA0") });
}
function describeJob(page, { facts: facts26, words: words26 }) {
  return {
    kicker: joined2([placeName(page, facts26.office), page.t(`values.contract.${facts26.contract}`)]),
    title: words26.title,
    text: words26.description
  };
}
function describeTraining(page, { facts: facts26, words: words26 }) {
  const days = [facts26.days, page.t("units.days", { count: facts26.days })].join("\xA0");
  return {
    kicker: joined2([page.t("pages.training.kind"), page.t(`values.course.${facts26.course}`), days]),
    title: words26.title,
    text: words26.description
  };
}
function describePage(page, { facts: facts26, words: words26 }) {
  return {
    kicker: facts26.type === "article" ? page.site.name : page.t("pages.kind"),
    title: words26.name ?? words26.title,
    text: words26.description
  };
}
function joined2(parts) {
  return parts.filter(Boolean).join(" \xB7 ");
}

// templates/components/entry-card/style.module.css
var style_default8 = { "text": "text_bO9tWW", "figure": "figure_bO9tWW", "card": "card_bO9tWW", "kicker": "kicker_bO9tWW", "title": "title_bO9tWW" };

// templates/components/entry-card/index.tsx
var import_jsx_runtime9 = __toESM(require_jsx_runtime(), 1);
function EntryCard({ entry, level = 3 }) {
  const page = usePage();
  const Title = `h${level}`;
  const { kicker, title: title2, text: text2, figure } = describeEntry(page, entry);
  return /* @__PURE__ */ (0, import_jsx_runtime9.jsxs)("article", { className: style_default8.card, children: [
    /* @__PURE__ */ (0, import_jsx_runtime9.jsx)("p", { className: style_default8.kicker, children: kicker }),
    /* @__PURE__ */ (0, import_jsx_runtime9.jsx)(Title, { className: style_default8.title, children: /* @__PURE__ */ (0, import_jsx_runtime9.jsx)("a", { href: page.href(entry.ref), children: title2 }) }),
    figure && /* @__PURE__ */ (0, import_jsx_runtime9.jsx)("p", { className: style_default8.figure, children: figure }),
    text2 && /* @__PURE__ */ (0, import_jsx_runtime9.jsx)("p", { className: style_default8.text, children: text2 })
  ] });
}

// templates/components/entry-list/style.module.css
var style_default9 = { "list": "list_ICwbmG" };

// templates/components/entry-list/index.tsx
var import_jsx_runtime10 = __toESM(require_jsx_runtime(), 1);
function EntryList({ entries, level }) {
  return /* @__PURE__ */ (0, import_jsx_runtime10.jsx)("ul", { className: style_default9.list, children: entries.map((entry) => /* @__PURE__ */ (0, import_jsx_runtime10.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime10.jsx)(EntryCard, { entry, level }) }, entry.ref)) });
}

// templates/components/figures/style.module.css
var style_default10 = { "figures": "figures_Ly4FBq" };

// templates/components/figures/index.tsx
var import_jsx_runtime11 = __toESM(require_jsx_runtime(), 1);
function Figures({ items }) {
  return /* @__PURE__ */ (0, import_jsx_runtime11.jsx)("dl", { className: style_default10.figures, children: items.map(({ figure, label }) => /* @__PURE__ */ (0, import_jsx_runtime11.jsxs)("div", { children: [
    /* @__PURE__ */ (0, import_jsx_runtime11.jsx)("dt", { children: label }),
    /* @__PURE__ */ (0, import_jsx_runtime11.jsx)("dd", { children: figure })
  ] }, label)) });
}

// templates/forms/countries.ts
var countryCodes = "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW".split(" ");

// templates/forms/rules.ts
function problemKeys({ kind, required }) {
  const keys = kindKeys[kind] ?? [];
  if (!required) return keys;
  return [requiredKeys[kind] ?? "errors.required", ...keys];
}
var requiredKeys = {
  email: "errors.emailRequired",
  checkbox: "errors.consent",
  file: "errors.fileRequired"
};
var kindKeys = {
  text: ["errors.tooLong"],
  textarea: ["errors.tooLong"],
  email: ["errors.emailInvalid", "errors.tooLong"],
  tel: ["errors.phone", "errors.tooLong"],
  select: ["errors.option"],
  radio: ["errors.option"],
  checkboxes: ["errors.option"],
  country: ["errors.country"],
  file: ["errors.fileExtension", "errors.fileSize", "errors.fileEmpty", "errors.fileLocked"]
};

// templates/forms/form-view.ts
function formView(page, { form, id, context, options }) {
  const fields = form.fields.map((field) => fieldView(field, page.locale, options));
  return {
    id: id ?? form.id,
    type: form.type,
    action: page.site.formsApi + form.path,
    lang: page.locale,
    fields,
    context: contextOf(page, form, context),
    agrees: form.agrees ?? [],
    thankYouURL: page.site.origin + page.href("pages/thank-you"),
    text: {
      submit: inLanguage(form.submit, page.locale),
      sending: page.t("forms.sending"),
      purpose: inLanguage(form.purpose, page.locale),
      optional: page.t("forms.optional"),
      choose: page.t("forms.choose"),
      trap: page.t("forms.trap"),
      thanks: page.t(`errors.responseMessage.${form.thanks === "full" ? "thankYou" : "thankYouShort"}`),
      backendError: page.t("errors.responseMessage.errorBackend"),
      incomplete: page.t("errors.form"),
      errorTitle: page.t("errors.title", { title: "{{title}}" })
    },
    messages: messagesOf(page, fields),
    ...fields.some((field) => field.kind === "country") && { countries: countriesView(page) }
  };
}
function inLanguage(words26, locale) {
  return words26[locale] ?? words26.en;
}
function contextOf(page, form, given = {}) {
  const known = {};
  for (const name of form.context) {
    const value = name in given ? given[name] : placeOf(page, name);
    if (value !== void 0) known[name] = value;
  }
  return known;
}
function placeOf(page, name) {
  if (name === "lang") return page.locale;
  return name === "pageURL" || name === "startingURL" ? page.site.origin + page.url : void 0;
}
function fieldView(field, locale, given = {}) {
  const { label, hint, options, ...rules } = field;
  const choices = given[field.name] ?? options?.map((option) => ({ value: option.value, label: inLanguage(option.label, locale) }));
  return {
    ...rules,
    label: inLanguage(label, locale),
    ...hint && { hint: inLanguage(hint, locale) },
    ...choices && { options: choices }
  };
}
function messagesOf(page, fields) {
  const keys = [...new Set(fields.flatMap(problemKeys))].sort();
  return Object.fromEntries(keys.map((key) => [key, page.t(key, { max: "{{max}}" })]));
}
var countriesWithSynonyms = "AE BA CD CG CI CZ GB KR MK MM NL SZ TR US VA".split(" ");
function countriesView(page) {
  return {
    priority: page.site.priorityCountries,
    locales: page.site.locales.map((locale) => locale.id),
    synonyms: Object.fromEntries(countriesWithSynonyms.map((code) => [code, page.t(`countries.synonyms.${code}`)])),
    text: {
      choose: page.t("countries.choose"),
      resultsOne: page.t("countries.resultsOne"),
      resultsMany: page.t("countries.resultsMany", { number: "{{number}}" }),
      resultsNone: page.t("countries.resultsNone")
    }
  };
}

// templates/components/document-link/style.module.css
var style_default11 = { "title": "title_Mauzna", "link": "link_Mauzna", "kind": "kind_Mauzna" };

// templates/components/document-link/index.tsx
var import_jsx_runtime12 = __toESM(require_jsx_runtime(), 1);
function DocumentLink({ document, children }) {
  const page = usePage();
  const file = page.document(document);
  if (!file?.href) return null;
  const language = page.t(`values.language.${file.locale}`);
  return /* @__PURE__ */ (0, import_jsx_runtime12.jsxs)("a", { className: style_default11.link, href: file.href, type: "application/pdf", hrefLang: file.locale, children: [
    /* @__PURE__ */ (0, import_jsx_runtime12.jsx)(Icon, { name: "download" }),
    /* @__PURE__ */ (0, import_jsx_runtime12.jsxs)("span", { children: [
      /* @__PURE__ */ (0, import_jsx_runtime12.jsx)("span", { className: style_default11.title, lang: children || file.locale === page.locale ? void 0 : file.locale, children: children ?? file.title }),
      " ",
      /* @__PURE__ */ (0, import_jsx_runtime12.jsx)("span", { className: style_default11.kind, children: [
        "PDF",
        language,
        page.t("units.pages", { count: file.pages, value: file.pages }),
        formatBytes(page.locale, file.bytes)
      ].join(" \xB7 ") })
    ] })
  ] });
}

// templates/components/island/index.tsx
var import_jsx_runtime13 = __toESM(require_jsx_runtime(), 1);
function Island({ name, props }) {
  const html = usePage().island(name, props);
  return /* @__PURE__ */ (0, import_jsx_runtime13.jsx)("div", { "data-island": name, "data-props": JSON.stringify(props), dangerouslySetInnerHTML: { __html: html } });
}

// templates/components/forms/style.module.css
var style_default12 = { "section": "section_hFUMZa" };

// templates/components/forms/form-section.tsx
var import_jsx_runtime14 = __toESM(require_jsx_runtime(), 1);
function FormSection({ labelledBy, ...input }) {
  const page = usePage();
  const view = formView(page, input);
  const title2 = `${view.id}-title`;
  const Part = labelledBy ? "div" : "section";
  return /* @__PURE__ */ (0, import_jsx_runtime14.jsxs)(Part, { className: style_default12.section, "aria-labelledby": labelledBy ? void 0 : title2, children: [
    !labelledBy && /* @__PURE__ */ (0, import_jsx_runtime14.jsx)("h2", { id: title2, children: inLanguage(input.form.title, page.locale) }),
    /* @__PURE__ */ (0, import_jsx_runtime14.jsx)(Island, { name: "form", props: view }),
    /* @__PURE__ */ (0, import_jsx_runtime14.jsx)(DocumentLink, { document: "documents/privacy-policy" })
  ] });
}

// templates/components/forms/contact-form/index.tsx
var import_jsx_runtime15 = __toESM(require_jsx_runtime(), 1);
function ContactForm({ office, labelledBy }) {
  const form = usePage().form("contact");
  return /* @__PURE__ */ (0, import_jsx_runtime15.jsx)(FormSection, { form, labelledBy, context: { officeId: office?.split("/")[1] } });
}

// templates/components/forms/remote-offers-form/index.tsx
var import_jsx_runtime16 = __toESM(require_jsx_runtime(), 1);
function RemoteOffersForm({ labelledBy }) {
  const form = usePage().form("remote-offers");
  return /* @__PURE__ */ (0, import_jsx_runtime16.jsx)(FormSection, { form, labelledBy });
}

// templates/components/icon/new-tab.tsx
var import_jsx_runtime17 = __toESM(require_jsx_runtime(), 1);
function NewTab() {
  return /* @__PURE__ */ (0, import_jsx_runtime17.jsxs)(import_jsx_runtime17.Fragment, { children: [
    " ",
    /* @__PURE__ */ (0, import_jsx_runtime17.jsx)(Icon, { name: "outward" }),
    /* @__PURE__ */ (0, import_jsx_runtime17.jsxs)("span", { className: "visually-hidden", children: [
      " ",
      usePage().t("layout.newTab")
    ] })
  ] });
}

// templates/components/person/style.module.css
var style_default13 = { "people": "people__U59lG", "card": "card__U59lG", "contact": "contact__U59lG", "position": "position__U59lG", "bio": "bio__U59lG", "name": "name__U59lG", "person": "person__U59lG", "reach": "reach__U59lG" };

// templates/components/person/index.tsx
var import_jsx_runtime18 = __toESM(require_jsx_runtime(), 1);
function Person({ expert, level = 3, shape = "card" }) {
  const page = usePage();
  const Name = `h${level}`;
  const { name, email, phone, linkedin, office } = expert.facts;
  return /* @__PURE__ */ (0, import_jsx_runtime18.jsxs)("article", { className: `${style_default13.person} ${style_default13[shape]}`, children: [
    /* @__PURE__ */ (0, import_jsx_runtime18.jsx)(Name, { className: style_default13.name, children: name }),
    /* @__PURE__ */ (0, import_jsx_runtime18.jsx)("p", { className: style_default13.position, children: expert.words.position }),
    /* @__PURE__ */ (0, import_jsx_runtime18.jsx)("p", { className: style_default13.bio, children: expert.words.bio }),
    /* @__PURE__ */ (0, import_jsx_runtime18.jsxs)("ul", { className: style_default13.reach, children: [
      /* @__PURE__ */ (0, import_jsx_runtime18.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime18.jsx)("a", { href: `mailto:${email}`, children: email }) }),
      shape === "contact" && /* @__PURE__ */ (0, import_jsx_runtime18.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime18.jsx)("a", { href: `tel:${phone.replace(/\s/g, "")}`, children: phone.replaceAll(" ", "\xA0") }) }),
      shape === "contact" && /* @__PURE__ */ (0, import_jsx_runtime18.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime18.jsx)("a", { href: page.href(office), children: placeName(page, office) }) }),
      /* @__PURE__ */ (0, import_jsx_runtime18.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime18.jsxs)("a", { href: page.href("pages/links"), "data-link": linkedin, "data-target": "blank", children: [
        "LinkedIn",
        /* @__PURE__ */ (0, import_jsx_runtime18.jsx)(NewTab, {})
      ] }) })
    ] })
  ] });
}

// templates/components/person/people.tsx
var import_jsx_runtime19 = __toESM(require_jsx_runtime(), 1);
function People({ refs, level }) {
  const page = usePage();
  return /* @__PURE__ */ (0, import_jsx_runtime19.jsx)("div", { className: style_default13.people, children: findAll(page, refs).map((expert) => /* @__PURE__ */ (0, import_jsx_runtime19.jsx)(Person, { expert, level }, expert.ref)) });
}

// templates/components/prose/style.module.css
var style_default14 = { "hanging": "hanging_2KIU3G" };

// templates/components/prose/index.tsx
var import_jsx_runtime20 = __toESM(require_jsx_runtime(), 1);
function Prose({ html, shape = "column" }) {
  return /* @__PURE__ */ (0, import_jsx_runtime20.jsx)(
    "div",
    {
      className: shape === "hanging" ? `prose ${style_default14.hanging}` : "prose",
      dangerouslySetInnerHTML: { __html: html }
    }
  );
}

// templates/components/toc/style.module.css
var style_default15 = { "parts": "parts_5jhFgG", "toc": "toc_5jhFgG" };

// templates/components/toc/index.tsx
var import_jsx_runtime21 = __toESM(require_jsx_runtime(), 1);
function Toc() {
  const page = usePage();
  const parts = page.headings().filter(({ depth }) => depth === 2);
  if (parts.length < 2) return null;
  return /* @__PURE__ */ (0, import_jsx_runtime21.jsxs)("nav", { className: style_default15.toc, "aria-labelledby": "toc-title", children: [
    /* @__PURE__ */ (0, import_jsx_runtime21.jsx)("p", { id: "toc-title", children: page.t("pages.contents") }),
    /* @__PURE__ */ (0, import_jsx_runtime21.jsx)("ol", { className: style_default15.parts, children: parts.map(({ id, text: text2 }) => /* @__PURE__ */ (0, import_jsx_runtime21.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime21.jsx)("a", { href: `#${id}`, children: text2 }) }, id)) })
  ] });
}

// templates/pages/article/schema.ts
var facts2 = (0, import_superstruct2.object)({
  type: oneOf(["article"]),
  ...pageFacts,
  form: (0, import_superstruct2.optional)(ref(["forms"], { description: "A form below the text." })),
  people: (0, import_superstruct2.optional)((0, import_superstruct2.array)(ref(["experts"]))),
  related: (0, import_superstruct2.optional)((0, import_superstruct2.array)(ref(["pages", "toolbox", "client-cases", "trainings"])))
});
var words2 = (0, import_superstruct2.object)({
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
  /** Figures set large before the text. */
  figures: (0, import_superstruct2.optional)((0, import_superstruct2.array)((0, import_superstruct2.object)({ figure: line({ max: 16 }), label: line({ max: 90 }) }))),
  action: (0, import_superstruct2.optional)(action())
});

// templates/pages/article/style.module.css
var style_default16 = { "columns": "columns_XB3ZSG", "figures": "figures_XB3ZSG" };

// templates/pages/article/index.tsx
var import_jsx_runtime22 = __toESM(require_jsx_runtime(), 1);
var forms = {
  "forms/contact": ContactForm,
  "forms/remote-offers": RemoteOffersForm
};
var article_default = definePage({
  name: "article",
  folder: "pages",
  file: "page",
  facts: facts2,
  words: words2,
  body: "required",
  layout: (facts26) => facts26.layout,
  component: ArticlePage
});
function ArticlePage({ entry }) {
  const page = usePage();
  const { action: action2, figures } = entry.words;
  const { people = [] } = entry.facts;
  const Form = entry.facts.form && forms[entry.facts.form];
  const related = findAll(page, entry.facts.related);
  return /* @__PURE__ */ (0, import_jsx_runtime22.jsxs)(import_jsx_runtime22.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime22.jsx)(Hero, { title: entry.words.title, lead: entry.words.lead, children: action2 && /* @__PURE__ */ (0, import_jsx_runtime22.jsx)(Buttons, { children: /* @__PURE__ */ (0, import_jsx_runtime22.jsx)(Button, { href: page.href(action2.href), children: action2.text }) }) }),
    figures && /* @__PURE__ */ (0, import_jsx_runtime22.jsx)(Section, { tone: "soft", className: style_default16.figures, children: /* @__PURE__ */ (0, import_jsx_runtime22.jsx)(Figures, { items: figures }) }),
    /* @__PURE__ */ (0, import_jsx_runtime22.jsx)(Section, { children: /* @__PURE__ */ (0, import_jsx_runtime22.jsxs)("div", { className: style_default16.columns, children: [
      /* @__PURE__ */ (0, import_jsx_runtime22.jsx)(Toc, {}),
      /* @__PURE__ */ (0, import_jsx_runtime22.jsx)(Prose, { html: page.body() })
    ] }) }),
    people.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime22.jsx)(Section, { id: "people", tone: "soft", layout: "split", heading: page.t("pages.article.people"), children: /* @__PURE__ */ (0, import_jsx_runtime22.jsx)(People, { refs: people }) }),
    Form && /* @__PURE__ */ (0, import_jsx_runtime22.jsx)(
      Section,
      {
        id: "form",
        tone: "soft",
        layout: "split",
        heading: page.t("pages.article.form"),
        intro: page.t("pages.article.formText"),
        children: /* @__PURE__ */ (0, import_jsx_runtime22.jsx)(Form, { labelledBy: "form-title" })
      }
    ),
    related.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime22.jsx)(Section, { id: "related", heading: page.t("pages.related"), children: /* @__PURE__ */ (0, import_jsx_runtime22.jsx)(EntryList, { entries: related }) })
  ] });
}

// templates/components/forms/assessment-form/index.tsx
var import_jsx_runtime23 = __toESM(require_jsx_runtime(), 1);
function AssessmentForm({ scale, dimensions, results }) {
  const page = usePage();
  const props = {
    id: "assessment",
    lang: page.locale,
    scale,
    dimensions,
    results,
    text: {
      remaining: page.t("forms.assessment.remaining", { number: "{{number}}" }),
      remainingOne: page.t("forms.assessment.remainingOne"),
      score: page.t("forms.assessment.score", { percent: "{{percent}}" }),
      lowest: page.t("forms.assessment.lowest")
    }
  };
  return /* @__PURE__ */ (0, import_jsx_runtime23.jsx)(Island, { name: "assessment", props });
}

// templates/pages/assessment/schema.ts
var facts3 = (0, import_superstruct2.object)({
  type: oneOf(["assessment"]),
  ...pageFacts,
  contact: ref(["experts"]),
  dimensions: (0, import_superstruct2.array)(slug({ description: "The ids of the dimensions, in the order of the words." })),
  /** Lower bounds, in percent, of each result, in the order of the words' `results`. */
  thresholds: (0, import_superstruct2.array)(whole({ max: 100 }))
});
var words3 = (0, import_superstruct2.object)({
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
  /** The five answers, from disagree to agree. */
  scale: (0, import_superstruct2.array)(line({ max: 40 })),
  dimensions: (0, import_superstruct2.array)(
    (0, import_superstruct2.object)({ name: line({ max: 60 }), advice: text({ max: 600 }), questions: (0, import_superstruct2.array)(line({ max: 200 })) })
  ),
  results: (0, import_superstruct2.array)((0, import_superstruct2.object)({ title: line({ max: 90 }), text: text({ max: 1200 }) }))
});

// templates/pages/assessment/style.module.css
var style_default17 = { "results": "results_Qsfiqa", "bound": "bound_Qsfiqa" };

// templates/pages/assessment/index.tsx
var import_jsx_runtime24 = __toESM(require_jsx_runtime(), 1);
var assessment_default = definePage({
  name: "assessment",
  folder: "pages",
  file: "page",
  facts: facts3,
  words: words3,
  body: "none",
  layout: (facts26) => facts26.layout,
  component: AssessmentPage
});
function AssessmentPage({ entry }) {
  const page = usePage();
  const contact = page.find(entry.facts.contact);
  const { scale, dimensions, results } = entry.words;
  const bounded = results.map((result, index) => ({ ...result, from: entry.facts.thresholds[index] ?? 0 }));
  return /* @__PURE__ */ (0, import_jsx_runtime24.jsxs)(import_jsx_runtime24.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime24.jsx)(
      Hero,
      {
        title: entry.words.title,
        lead: entry.words.lead,
        crumbs: [{ text: page.t("pages.assessment.above"), href: page.href("pages/change-management") }],
        children: /* @__PURE__ */ (0, import_jsx_runtime24.jsx)(Buttons, { children: /* @__PURE__ */ (0, import_jsx_runtime24.jsx)(Button, { href: "#questions", icon: "down", children: page.t("pages.assessment.start") }) })
      }
    ),
    /* @__PURE__ */ (0, import_jsx_runtime24.jsx)(Section, { id: "questions", heading: page.t("pages.assessment.questions"), intro: page.t("pages.assessment.how"), children: /* @__PURE__ */ (0, import_jsx_runtime24.jsx)(AssessmentForm, { scale, dimensions, results: bounded }) }),
    /* @__PURE__ */ (0, import_jsx_runtime24.jsx)(Section, { id: "results", tone: "soft", layout: "split", heading: page.t("pages.assessment.results"), children: /* @__PURE__ */ (0, import_jsx_runtime24.jsx)(Results, { results: bounded }) }),
    contact && /* @__PURE__ */ (0, import_jsx_runtime24.jsx)(Section, { id: "contact", layout: "split", heading: page.t("pages.service.contact"), children: /* @__PURE__ */ (0, import_jsx_runtime24.jsx)(Person, { expert: contact, shape: "contact" }) })
  ] });
}
function Results({ results }) {
  const page = usePage();
  return /* @__PURE__ */ (0, import_jsx_runtime24.jsx)("ol", { className: style_default17.results, children: results.map(({ from, title: title2, text: text2 }) => /* @__PURE__ */ (0, import_jsx_runtime24.jsxs)("li", { children: [
    /* @__PURE__ */ (0, import_jsx_runtime24.jsx)("p", { className: style_default17.bound, children: page.t("pages.assessment.from", { percent: formatPercent(page.locale, from) }) }),
    /* @__PURE__ */ (0, import_jsx_runtime24.jsx)("h3", { children: title2 }),
    /* @__PURE__ */ (0, import_jsx_runtime24.jsx)("p", { children: text2 })
  ] }, title2)) });
}

// templates/calendar-files.ts
function calendarFile(pageUrl, id) {
  return `${pageUrl}${id}.ics`;
}
function calendarFeed(pageUrl) {
  return `${pageUrl}calendar.ics`;
}

// templates/components/date-block/style.module.css
var style_default18 = { "day": "day_0_4d3G", "block": "block_0_4d3G" };

// templates/components/date-block/index.tsx
var import_jsx_runtime25 = __toESM(require_jsx_runtime(), 1);
function DateBlock({ day: day2 }) {
  const parts = dateParts(usePage().locale, day2);
  return /* @__PURE__ */ (0, import_jsx_runtime25.jsxs)("time", { className: style_default18.block, dateTime: day2, children: [
    /* @__PURE__ */ (0, import_jsx_runtime25.jsx)("span", { className: style_default18.day, children: parts.day }),
    " ",
    /* @__PURE__ */ (0, import_jsx_runtime25.jsx)("span", { children: parts.month }),
    " ",
    /* @__PURE__ */ (0, import_jsx_runtime25.jsx)("span", { children: parts.year })
  ] });
}

// templates/components/date-row/style.module.css
var style_default19 = { "body": "body_hVEgFW", "main": "main_hVEgFW", "row": "row_hVEgFW", "facts": "facts_hVEgFW", "end": "end_hVEgFW", "calendar": "calendar_hVEgFW", "nextDate": "nextDate_hVEgFW", "rows": "rows_hVEgFW", "title": "title_hVEgFW" };

// templates/components/date-row/next-date.tsx
var import_jsx_runtime26 = __toESM(require_jsx_runtime(), 1);
function NextDate({ label, day: day2, title: title2, place }) {
  return /* @__PURE__ */ (0, import_jsx_runtime26.jsxs)("div", { className: style_default19.nextDate, children: [
    /* @__PURE__ */ (0, import_jsx_runtime26.jsx)(DateBlock, { day: day2 }),
    /* @__PURE__ */ (0, import_jsx_runtime26.jsxs)("div", { children: [
      /* @__PURE__ */ (0, import_jsx_runtime26.jsx)("p", { children: label }),
      /* @__PURE__ */ (0, import_jsx_runtime26.jsx)("p", { className: style_default19.title, children: title2 }),
      /* @__PURE__ */ (0, import_jsx_runtime26.jsx)("p", { children: place })
    ] })
  ] });
}

// templates/components/date-row/rows.tsx
var import_jsx_runtime27 = __toESM(require_jsx_runtime(), 1);
function DateRows({ children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime27.jsx)("ol", { className: style_default19.rows, children });
}

// templates/components/filter-bar/attributes.ts
function filterItem(values) {
  const attributes = { "data-filter-item": "" };
  for (const [field, value] of Object.entries(values)) {
    const name = field.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
    attributes[`data-${name}`] = typeof value === "string" ? value : value.join(" ");
  }
  return attributes;
}

// templates/components/filter-bar/style.module.css
var style_default20 = { "bar": "bar_6dueSa", "empty": "empty_6dueSa", "button": "button_6dueSa", "count": "count_6dueSa", "form": "form_6dueSa", "choice": "choice_6dueSa", "buttons": "buttons_6dueSa", "choices": "choices_6dueSa" };

// templates/components/filter-bar/index.tsx
var import_jsx_runtime28 = __toESM(require_jsx_runtime(), 1);
function FilterBar({ list, groups, count }) {
  const page = usePage();
  const filled = groups.filter(({ options }) => options.length > 1);
  if (filled.length === 0) return null;
  const countText = (number2, value) => page.t("filters.count", { count: number2, value });
  return /* @__PURE__ */ (0, import_jsx_runtime28.jsxs)("div", { className: style_default20.bar, children: [
    /* @__PURE__ */ (0, import_jsx_runtime28.jsxs)(
      "form",
      {
        className: style_default20.form,
        method: "get",
        action: page.url,
        autoComplete: "off",
        "data-filter": list,
        "aria-label": page.t("filters.name"),
        children: [
          filled.map(
            (group) => filled.length === 1 ? /* @__PURE__ */ (0, import_jsx_runtime28.jsx)(Choices, { group }, group.field) : /* @__PURE__ */ (0, import_jsx_runtime28.jsx)(Choice, { group }, group.field)
          ),
          /* @__PURE__ */ (0, import_jsx_runtime28.jsxs)("div", { className: style_default20.buttons, children: [
            /* @__PURE__ */ (0, import_jsx_runtime28.jsx)("button", { type: "submit", className: style_default20.button, "data-filter-submit": "", children: page.t("filters.apply") }),
            /* @__PURE__ */ (0, import_jsx_runtime28.jsx)("button", { type: "reset", className: style_default20.button, "data-filter-reset": "", children: page.t("filters.reset") })
          ] })
        ]
      }
    ),
    /* @__PURE__ */ (0, import_jsx_runtime28.jsx)(
      "p",
      {
        className: style_default20.count,
        role: "status",
        "data-filter-count": list,
        "data-one": countText(1, "{n}"),
        "data-other": countText(2, "{n}"),
        children: countText(count, String(count))
      }
    )
  ] });
}
function Choice({ group }) {
  return /* @__PURE__ */ (0, import_jsx_runtime28.jsxs)("details", { className: style_default20.choice, name: "filter", children: [
    /* @__PURE__ */ (0, import_jsx_runtime28.jsxs)("summary", { children: [
      /* @__PURE__ */ (0, import_jsx_runtime28.jsxs)("span", { children: [
        group.legend,
        /* @__PURE__ */ (0, import_jsx_runtime28.jsx)("span", { "data-filter-chosen": "" })
      ] }),
      /* @__PURE__ */ (0, import_jsx_runtime28.jsx)(Icon, { name: "chevron" })
    ] }),
    /* @__PURE__ */ (0, import_jsx_runtime28.jsx)(Choices, { group, hiddenLegend: true })
  ] });
}
function Choices({ group, hiddenLegend }) {
  return /* @__PURE__ */ (0, import_jsx_runtime28.jsxs)("fieldset", { className: style_default20.choices, children: [
    /* @__PURE__ */ (0, import_jsx_runtime28.jsx)("legend", { className: hiddenLegend ? "visually-hidden" : void 0, children: group.legend }),
    group.options.map(({ value, label }) => /* @__PURE__ */ (0, import_jsx_runtime28.jsxs)("label", { children: [
      /* @__PURE__ */ (0, import_jsx_runtime28.jsx)("input", { type: "checkbox", name: group.field, value }),
      label
    ] }, value))
  ] });
}
function FilterEmpty({ list }) {
  const page = usePage();
  return /* @__PURE__ */ (0, import_jsx_runtime28.jsxs)("p", { className: style_default20.empty, "data-filter-empty": list, hidden: true, children: [
    page.t("filters.empty"),
    " ",
    /* @__PURE__ */ (0, import_jsx_runtime28.jsx)("a", { href: page.url, children: page.t("filters.all") })
  ] });
}

// templates/components/date-row/calendar-link.tsx
var import_jsx_runtime29 = __toESM(require_jsx_runtime(), 1);
function CalendarLink({ href, of }) {
  const page = usePage();
  return /* @__PURE__ */ (0, import_jsx_runtime29.jsxs)("a", { className: style_default19.calendar, href, type: "text/calendar", download: true, children: [
    /* @__PURE__ */ (0, import_jsx_runtime29.jsx)(Icon, { name: "calendar" }),
    " ",
    page.t("pages.addToCalendar"),
    /* @__PURE__ */ (0, import_jsx_runtime29.jsxs)("span", { className: "visually-hidden", children: [
      " ",
      of
    ] })
  ] });
}

// templates/components/date-row/index.tsx
var import_jsx_runtime30 = __toESM(require_jsx_runtime(), 1);
function DateRow({ id, day: day2, title: title2, level, facts: facts26, end, attributes, children }) {
  const Title = level ? `h${level}` : "p";
  return /* @__PURE__ */ (0, import_jsx_runtime30.jsxs)("li", { id, className: style_default19.row, ...attributes, children: [
    /* @__PURE__ */ (0, import_jsx_runtime30.jsx)(DateBlock, { day: day2 }),
    /* @__PURE__ */ (0, import_jsx_runtime30.jsxs)("div", { className: style_default19.main, children: [
      /* @__PURE__ */ (0, import_jsx_runtime30.jsx)(Title, { className: style_default19.title, children: title2 }),
      /* @__PURE__ */ (0, import_jsx_runtime30.jsx)("ul", { className: style_default19.facts, children: facts26.filter((fact) => !!fact).map((fact) => /* @__PURE__ */ (0, import_jsx_runtime30.jsx)("li", { children: fact }, String(fact))) })
    ] }),
    children && /* @__PURE__ */ (0, import_jsx_runtime30.jsx)("div", { className: style_default19.body, children }),
    end && /* @__PURE__ */ (0, import_jsx_runtime30.jsx)("div", { className: style_default19.end, children: end })
  ] });
}

// templates/components/session-row/style.module.css
var style_default21 = { "few": "few_4ZrI9q", "price": "price_4ZrI9q" };

// templates/components/session-row/index.tsx
var import_jsx_runtime31 = __toESM(require_jsx_runtime(), 1);
var fewSeats = 3;
function SessionRow({ training, session, on = "list", level = 3, attributes }) {
  const page = usePage();
  const href = page.href(training.ref);
  const place = placeName(page, session.location);
  const days = formatDayRange(page.locale, session.starts, session.ends);
  const onTraining = on === "training";
  const title2 = onTraining ? place : /* @__PURE__ */ (0, import_jsx_runtime31.jsx)("a", { href, children: training.words.title });
  const language = capitalised(page.locale, page.t(`values.language.${session.language}`));
  return /* @__PURE__ */ (0, import_jsx_runtime31.jsx)(
    DateRow,
    {
      id: onTraining ? session.id : void 0,
      day: session.starts,
      title: title2,
      level,
      facts: [days, onTraining ? void 0 : place, language],
      attributes,
      end: /* @__PURE__ */ (0, import_jsx_runtime31.jsxs)(import_jsx_runtime31.Fragment, { children: [
        /* @__PURE__ */ (0, import_jsx_runtime31.jsxs)("p", { className: style_default21.price, children: [
          formatPrice(page.locale, training.facts.price),
          /* @__PURE__ */ (0, import_jsx_runtime31.jsx)("span", { className: session.seatsLeft <= fewSeats ? style_default21.few : void 0, children: page.t("facts.seatsLeft", { count: session.seatsLeft }) })
        ] }),
        onTraining && /* @__PURE__ */ (0, import_jsx_runtime31.jsxs)(Button, { href: "#register", variant: "secondary", children: [
          page.t(session.seatsLeft > 0 ? "pages.training.register" : "pages.training.wait"),
          /* @__PURE__ */ (0, import_jsx_runtime31.jsxs)("span", { className: "visually-hidden", children: [
            " ",
            place,
            ", ",
            days
          ] })
        ] }),
        /* @__PURE__ */ (0, import_jsx_runtime31.jsx)(CalendarLink, { href: calendarFile(href, session.id), of: `${training.words.title}, ${days}` })
      ] })
    }
  );
}

// templates/components/session-row/sessions.ts
function comingSessions(page, trainings) {
  const today = page.date();
  return trainings.flatMap((training) => training.facts.sessions.map((session) => ({ training, session }))).filter(({ session }) => session.starts >= today).sort((a, b) => order(a).localeCompare(order(b), "en"));
}
function order({ training, session }) {
  return `${session.starts} ${training.id} ${session.id}`;
}

// templates/components/filter-bar/options.ts
function optionsOf(page, values, label) {
  return [...new Set(values)].map((value) => ({ value, label: label(value) })).sort((a, b) => a.label.localeCompare(b.label, page.locale));
}

// templates/pages/calendar/filters.ts
function sessionFilters(page, sessions) {
  const places = new Map(sessions.map(({ session }) => [placeId(session.location), session.location]));
  return [
    {
      field: "trainingCourseFilter",
      legend: page.t("filters.course"),
      options: optionsOf(
        page,
        sessions.map(({ training }) => training.facts.course),
        (course) => page.t(`values.course.${course}`)
      )
    },
    {
      field: "trainingMonthFilter",
      legend: page.t("filters.month"),
      options: [...new Set(sessions.map(({ session }) => monthOf(session.starts)))].map((month) => ({
        value: month,
        label: formatMonth(page.locale, `${month}-01`)
      }))
    },
    {
      field: "trainingLocationFilter",
      legend: page.t("filters.location"),
      options: optionsOf(page, [...places.keys()], (place) => placeName(page, places.get(place) ?? place))
    },
    {
      field: "trainingLanguageFilter",
      legend: page.t("filters.language"),
      options: optionsOf(
        page,
        sessions.map(({ session }) => session.language),
        (language) => capitalised(page.locale, page.t(`values.language.${language}`))
      )
    }
  ];
}

// templates/pages/calendar/schema.ts
var facts4 = (0, import_superstruct2.object)({ type: oneOf(["calendar"]), ...pageFacts, catalogue: ref(["documents"]) });
var words4 = (0, import_superstruct2.object)({ title: title(), ...headWords, lead: line({ max: 320 }) });

// templates/pages/calendar/style.module.css
var style_default22 = { "month": "month_VGgqJW", "dates": "dates_VGgqJW", "feed": "feed_VGgqJW" };

// templates/pages/calendar/index.tsx
var import_jsx_runtime32 = __toESM(require_jsx_runtime(), 1);
var calendar_default = definePage({
  name: "calendar",
  folder: "pages",
  file: "page",
  facts: facts4,
  words: words4,
  body: "none",
  layout: (facts26) => facts26.layout,
  component: CalendarPage
});
function CalendarPage({ entry }) {
  const page = usePage();
  const sessions = comingSessions(page, page.list("trainings"));
  const [next] = sessions;
  return /* @__PURE__ */ (0, import_jsx_runtime32.jsxs)(import_jsx_runtime32.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime32.jsx)(
      Hero,
      {
        title: entry.words.title,
        lead: entry.words.lead,
        crumbs: [{ text: page.t("pages.training.center"), href: page.href("pages/weniversity") }],
        panel: next && /* @__PURE__ */ (0, import_jsx_runtime32.jsx)(Next, { ...next }),
        children: /* @__PURE__ */ (0, import_jsx_runtime32.jsx)(DocumentLink, { document: entry.facts.catalogue })
      }
    ),
    /* @__PURE__ */ (0, import_jsx_runtime32.jsxs)(Section, { id: "dates", className: style_default22.dates, children: [
      /* @__PURE__ */ (0, import_jsx_runtime32.jsx)("h2", { className: "visually-hidden", children: page.t("pages.calendar.dates") }),
      /* @__PURE__ */ (0, import_jsx_runtime32.jsx)(FilterBar, { list: "sessions", groups: sessionFilters(page, sessions), count: sessions.length }),
      /* @__PURE__ */ (0, import_jsx_runtime32.jsx)("div", { id: "sessions", children: [...byMonth(sessions)].map(([month, ofMonth]) => /* @__PURE__ */ (0, import_jsx_runtime32.jsx)(Month, { month, sessions: ofMonth }, month)) }),
      /* @__PURE__ */ (0, import_jsx_runtime32.jsx)(FilterEmpty, { list: "sessions" }),
      /* @__PURE__ */ (0, import_jsx_runtime32.jsxs)("p", { className: style_default22.feed, children: [
        /* @__PURE__ */ (0, import_jsx_runtime32.jsx)(Icon, { name: "calendar" }),
        /* @__PURE__ */ (0, import_jsx_runtime32.jsxs)("span", { children: [
          /* @__PURE__ */ (0, import_jsx_runtime32.jsx)("a", { href: calendarFeed(page.url), children: page.t("pages.calendar.feed") }),
          " ",
          page.t("pages.calendar.feedText")
        ] })
      ] })
    ] })
  ] });
}
function Next({ training, session }) {
  const page = usePage();
  return /* @__PURE__ */ (0, import_jsx_runtime32.jsx)(
    NextDate,
    {
      label: page.t("pages.calendar.next"),
      day: session.starts,
      title: /* @__PURE__ */ (0, import_jsx_runtime32.jsx)("a", { href: page.href(training.ref), children: training.words.title }),
      place: placeName(page, session.location)
    }
  );
}
function Month({ month, sessions }) {
  const page = usePage();
  const day2 = `${month}-01`;
  return /* @__PURE__ */ (0, import_jsx_runtime32.jsxs)("section", { className: style_default22.month, "aria-labelledby": `month-${month}`, "data-filter-group": "", children: [
    /* @__PURE__ */ (0, import_jsx_runtime32.jsxs)("h3", { id: `month-${month}`, children: [
      formatMonth(page.locale, day2, { year: false }),
      " ",
      /* @__PURE__ */ (0, import_jsx_runtime32.jsx)("span", { children: month.slice(0, 4) })
    ] }),
    /* @__PURE__ */ (0, import_jsx_runtime32.jsx)(DateRows, { children: sessions.map(({ training, session }) => /* @__PURE__ */ (0, import_jsx_runtime32.jsx)(
      SessionRow,
      {
        training,
        session,
        level: 4,
        attributes: filterItem({
          trainingLocationFilter: placeId(session.location),
          trainingMonthFilter: month,
          trainingLanguageFilter: session.language,
          trainingCourseFilter: training.facts.course
        })
      },
      `${training.id} ${session.id}`
    )) })
  ] });
}
function byMonth(sessions) {
  const months = /* @__PURE__ */ new Map();
  for (const found of sessions) {
    const month = monthOf(found.session.starts);
    months.set(month, [...months.get(month) ?? [], found]);
  }
  return months;
}

// templates/components/entry-list/related.ts
function relatedEntries(page, refs = [], limit = 3) {
  const found = new Map(findAll(page, refs).map((entry) => [entry.ref, entry]));
  if (found.size < limit) {
    for (const entry of page.related(limit)) if (!found.has(entry.ref)) found.set(entry.ref, entry);
  }
  found.delete(page.entry.ref);
  return [...found.values()].slice(0, limit);
}

// templates/components/facts-list/style.module.css
var style_default23 = { "columns": "columns_1p728W", "list": "list_1p728W", "rows": "rows_1p728W" };

// templates/components/facts-list/index.tsx
var import_jsx_runtime33 = __toESM(require_jsx_runtime(), 1);
function FactsList({ items, shape = "rows" }) {
  return /* @__PURE__ */ (0, import_jsx_runtime33.jsx)("dl", { className: `${style_default23.list} ${style_default23[shape]}`, children: items.filter((item) => !!item).map(({ term, value }) => /* @__PURE__ */ (0, import_jsx_runtime33.jsxs)("div", { children: [
    /* @__PURE__ */ (0, import_jsx_runtime33.jsx)("dt", { children: term }),
    /* @__PURE__ */ (0, import_jsx_runtime33.jsx)("dd", { children: value })
  ] }, term)) });
}

// templates/components/metrics/style.module.css
var style_default24 = { "metrics": "metrics_B7zxoq", "label": "label_B7zxoq", "baseline": "baseline_B7zxoq", "unit": "unit_B7zxoq", "value": "value_B7zxoq" };

// templates/components/metrics/figure.tsx
var import_jsx_runtime34 = __toESM(require_jsx_runtime(), 1);
function MetricFigure({ metric, label }) {
  const page = usePage();
  const t = (key, values) => page.t(key, values);
  const to = formatMetric(page.locale, metric.unit, metric.to, t);
  const from = formatMetric(page.locale, metric.unit, metric.from, t);
  const baseline = [from.number, from.unit].filter(Boolean).join("\xA0");
  return /* @__PURE__ */ (0, import_jsx_runtime34.jsxs)(import_jsx_runtime34.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime34.jsxs)("span", { className: style_default24.value, children: [
      to.number,
      to.unit && /* @__PURE__ */ (0, import_jsx_runtime34.jsxs)("span", { className: style_default24.unit, children: [
        " ",
        to.unit
      ] })
    ] }),
    " ",
    label && /* @__PURE__ */ (0, import_jsx_runtime34.jsx)("span", { className: style_default24.label, children: label }),
    " ",
    /* @__PURE__ */ (0, import_jsx_runtime34.jsx)("span", { className: style_default24.baseline, children: page.t("facts.baseline", { count: metric.months, from: baseline }) })
  ] });
}

// templates/components/metrics/index.tsx
var import_jsx_runtime35 = __toESM(require_jsx_runtime(), 1);
function Metrics({ entry }) {
  return /* @__PURE__ */ (0, import_jsx_runtime35.jsx)("dl", { className: style_default24.metrics, children: entry.facts.metrics.map((metric, index) => /* @__PURE__ */ (0, import_jsx_runtime35.jsxs)("div", { children: [
    /* @__PURE__ */ (0, import_jsx_runtime35.jsx)("dt", { children: entry.words.metrics[index] }),
    /* @__PURE__ */ (0, import_jsx_runtime35.jsx)("dd", { children: /* @__PURE__ */ (0, import_jsx_runtime35.jsx)(MetricFigure, { metric }) })
  ] }, entry.words.metrics[index])) });
}

// templates/components/quote/style.module.css
var style_default25 = { "quote": "quote_SJvuDG" };

// templates/components/quote/index.tsx
var import_jsx_runtime36 = __toESM(require_jsx_runtime(), 1);
function Quote({ text: text2, person, role }) {
  return /* @__PURE__ */ (0, import_jsx_runtime36.jsxs)("figure", { className: style_default25.quote, children: [
    /* @__PURE__ */ (0, import_jsx_runtime36.jsx)("blockquote", { children: /* @__PURE__ */ (0, import_jsx_runtime36.jsx)("p", { children: text2 }) }),
    /* @__PURE__ */ (0, import_jsx_runtime36.jsxs)("figcaption", { children: [
      person && /* @__PURE__ */ (0, import_jsx_runtime36.jsx)("strong", { children: person }),
      /* @__PURE__ */ (0, import_jsx_runtime36.jsx)("span", { children: role })
    ] })
  ] });
}

// templates/pages/case/schema.ts
var metricUnits = [
  "percent",
  "points",
  "count",
  "days",
  "weeks",
  "months",
  "hours",
  "minutes",
  "eur",
  "eur-thousand",
  "eur-million"
];
var facts5 = (0, import_superstruct2.object)({
  client: line({ max: 60, description: "The client\u2019s name, the same in every language." }),
  industry: oneOf(industries),
  activities: (0, import_superstruct2.array)(ref(["pages"], { description: "The activities it belongs to, the main one first." })),
  year: whole({ min: 2015, max: 2035 }),
  months: whole({ min: 1, max: 60, description: "How long the work took, in months." }),
  people: whole({ min: 1, description: "How many people it touched." }),
  /** Three, in the order of the words' `metrics`. */
  metrics: (0, import_superstruct2.array)((0, import_superstruct2.object)({ unit: oneOf(metricUnits), from: number(), to: number(), months: whole({ min: 1, max: 60 }) })),
  quotedPerson: (0, import_superstruct2.optional)(line({ max: 60 })),
  experts: (0, import_superstruct2.array)(ref(["experts"])),
  related: (0, import_superstruct2.optional)((0, import_superstruct2.array)(ref(["client-cases", "toolbox"])))
});
var words5 = (0, import_superstruct2.object)({
  slug: entrySlug(),
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
  /** What each metric of the facts measures, in the same order. */
  metrics: (0, import_superstruct2.array)(line({ max: 80 })),
  quote: (0, import_superstruct2.optional)((0, import_superstruct2.object)({ text: text({ max: 500 }), role: line({ max: 90 }) }))
});

// templates/pages/case/style.module.css
var style_default26 = { "results": "results_1VAAMW", "story": "story_1VAAMW", "facts": "facts_1VAAMW" };

// templates/pages/case/index.tsx
var import_jsx_runtime37 = __toESM(require_jsx_runtime(), 1);
var case_default = definePage({
  name: "case",
  folder: "client-cases",
  file: "case",
  facts: facts5,
  words: words5,
  body: "required",
  layout: "agency-2025",
  component: CasePage
});
function CasePage({ entry }) {
  const page = usePage();
  const related = relatedEntries(page, entry.facts.related);
  const { quote } = entry.words;
  return /* @__PURE__ */ (0, import_jsx_runtime37.jsxs)(import_jsx_runtime37.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime37.jsx)(
      Hero,
      {
        title: entry.words.title,
        lead: entry.words.lead,
        crumbs: [{ text: page.t("pages.case.all"), href: page.href("pages/client-cases") }],
        kicker: [page.t(`values.industry.${entry.facts.industry}`), entry.facts.client, entry.facts.year].join(" \xB7 ")
      }
    ),
    /* @__PURE__ */ (0, import_jsx_runtime37.jsx)("div", { className: style_default26.results, "data-ground": "navy", children: /* @__PURE__ */ (0, import_jsx_runtime37.jsxs)("div", { className: "wrap", children: [
      /* @__PURE__ */ (0, import_jsx_runtime37.jsx)("h2", { className: "visually-hidden", children: page.t("pages.case.results") }),
      /* @__PURE__ */ (0, import_jsx_runtime37.jsx)(Metrics, { entry })
    ] }) }),
    /* @__PURE__ */ (0, import_jsx_runtime37.jsx)(Section, { children: /* @__PURE__ */ (0, import_jsx_runtime37.jsxs)("div", { className: style_default26.story, children: [
      /* @__PURE__ */ (0, import_jsx_runtime37.jsx)(Prose, { html: page.body(), shape: "hanging" }),
      /* @__PURE__ */ (0, import_jsx_runtime37.jsx)("div", { className: style_default26.facts, children: /* @__PURE__ */ (0, import_jsx_runtime37.jsx)(CaseFacts, { entry }) })
    ] }) }),
    quote && /* @__PURE__ */ (0, import_jsx_runtime37.jsx)(Section, { tone: "soft", children: /* @__PURE__ */ (0, import_jsx_runtime37.jsx)(Quote, { text: quote.text, person: entry.facts.quotedPerson, role: quote.role }) }),
    /* @__PURE__ */ (0, import_jsx_runtime37.jsx)(Behind, { entry }),
    related.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime37.jsx)(Section, { id: "related", tone: "soft", heading: page.t("pages.related"), children: /* @__PURE__ */ (0, import_jsx_runtime37.jsx)(EntryList, { entries: related }) })
  ] });
}
function CaseFacts({ entry: { facts: work } }) {
  const page = usePage();
  return /* @__PURE__ */ (0, import_jsx_runtime37.jsx)(
    FactsList,
    {
      items: [
        { term: page.t("facts.client"), value: work.client },
        { term: page.t("facts.industry"), value: page.t(`values.industry.${work.industry}`) },
        { term: page.t("facts.year"), value: work.year },
        {
          term: page.t("facts.duration"),
          value: `${work.months}\xA0${page.t("units.months", { count: work.months })}`
        },
        { term: page.t("facts.peopleTouched"), value: formatNumber(page.locale, work.people) }
      ]
    }
  );
}
function Behind({ entry }) {
  const page = usePage();
  const activities = findAll(page, entry.facts.activities);
  return /* @__PURE__ */ (0, import_jsx_runtime37.jsxs)(import_jsx_runtime37.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime37.jsx)(Section, { id: "activities", layout: "split", heading: page.t("pages.case.activities"), children: /* @__PURE__ */ (0, import_jsx_runtime37.jsx)(
      RuleList,
      {
        size: "compact",
        items: activities.map(({ ref: ref2, words: activity }) => ({
          title: activity.name ?? activity.title,
          text: activity.summary ?? activity.description,
          href: page.href(ref2)
        }))
      }
    ) }),
    entry.facts.experts.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime37.jsx)(Section, { id: "team", layout: "split", heading: page.t("pages.case.team"), children: /* @__PURE__ */ (0, import_jsx_runtime37.jsx)(People, { refs: entry.facts.experts }) })
  ] });
}

// templates/pages/collection/collection.ts
function countOf(page, name, count) {
  return { figure: formatNumber(page.locale, count), label: page.t(`pages.collection.count.${name}`, { count }) };
}

// templates/pages/collection/style.module.css
var style_default27 = { "cases": "cases_mRvKrW", "ofCity": "ofCity_mRvKrW", "story": "story_mRvKrW", "group": "group_mRvKrW", "meta": "meta_mRvKrW", "end": "end_mRvKrW", "result": "result_mRvKrW", "guides": "guides_mRvKrW" };

// templates/pages/collection/cases.tsx
var import_jsx_runtime38 = __toESM(require_jsx_runtime(), 1);
var collectCases = (page) => {
  const cases = page.list("client-cases").toSorted((a, b) => b.facts.year - a.facts.year);
  return {
    count: cases.length,
    groups: [
      {
        field: "clientCasesIndustryFilter",
        legend: page.t("filters.industry"),
        options: optionsOf(
          page,
          cases.map(({ facts: facts26 }) => facts26.industry),
          (industry) => page.t(`values.industry.${industry}`)
        )
      }
    ],
    figures: [
      countOf(page, "cases", cases.length),
      countOf(page, "sectors", new Set(cases.map(({ facts: facts26 }) => facts26.industry)).size)
    ],
    list: /* @__PURE__ */ (0, import_jsx_runtime38.jsx)("ul", { id: "items", className: style_default27.cases, children: cases.map((entry) => /* @__PURE__ */ (0, import_jsx_runtime38.jsx)(CaseItem, { entry }, entry.ref)) })
  };
};
function CaseItem({ entry: { ref: ref2, facts: work, words: story } }) {
  const page = usePage();
  const [metric] = work.metrics;
  return /* @__PURE__ */ (0, import_jsx_runtime38.jsxs)("li", { ...filterItem({ clientCasesIndustryFilter: work.industry }), children: [
    /* @__PURE__ */ (0, import_jsx_runtime38.jsxs)("div", { className: style_default27.story, children: [
      /* @__PURE__ */ (0, import_jsx_runtime38.jsx)("p", { className: style_default27.meta, children: [work.client, page.t(`values.industry.${work.industry}`), work.year].join(" \xB7 ") }),
      /* @__PURE__ */ (0, import_jsx_runtime38.jsx)("h3", { children: /* @__PURE__ */ (0, import_jsx_runtime38.jsx)("a", { href: page.href(ref2), children: story.title }) })
    ] }),
    /* @__PURE__ */ (0, import_jsx_runtime38.jsx)("p", { className: style_default27.result, children: metric && /* @__PURE__ */ (0, import_jsx_runtime38.jsx)(MetricFigure, { metric, label: story.metrics[0] }) })
  ] });
}

// templates/pages/collection/guides.tsx
var import_jsx_runtime39 = __toESM(require_jsx_runtime(), 1);
var collectGuides = (page) => {
  const guides = page.list("toolbox").toSorted((a, b) => b.facts.published.localeCompare(a.facts.published, "en"));
  return {
    count: guides.length,
    groups: [
      {
        field: "toolboxSubjectFilter",
        legend: page.t("filters.subject"),
        options: optionsOf(
          page,
          guides.flatMap(({ facts: facts26 }) => facts26.filters.subject),
          (subject) => page.t(`values.subject.${subject}`)
        )
      },
      {
        field: "toolboxTypeFilter",
        legend: page.t("filters.type"),
        options: optionsOf(
          page,
          guides.map(({ facts: facts26 }) => facts26.filters.type),
          (type) => page.t(`values.guideType.${type}`)
        )
      }
    ],
    figures: [
      countOf(page, "guides", guides.length),
      countOf(page, "subjects", new Set(guides.flatMap(({ facts: facts26 }) => facts26.filters.subject)).size)
    ],
    list: /* @__PURE__ */ (0, import_jsx_runtime39.jsx)("ul", { id: "items", className: style_default27.guides, children: guides.map((entry) => /* @__PURE__ */ (0, import_jsx_runtime39.jsx)(GuideItem, { entry }, entry.ref)) })
  };
};
function GuideItem({ entry: { ref: ref2, facts: guide, words: texts } }) {
  const page = usePage();
  const subjects2 = guide.filters.subject.map((subject) => page.t(`values.subject.${subject}`));
  return /* @__PURE__ */ (0, import_jsx_runtime39.jsxs)("li", { ...filterItem({ toolboxSubjectFilter: guide.filters.subject, toolboxTypeFilter: guide.filters.type }), children: [
    /* @__PURE__ */ (0, import_jsx_runtime39.jsxs)("p", { className: style_default27.meta, children: [
      /* @__PURE__ */ (0, import_jsx_runtime39.jsx)("strong", { children: page.t(`values.guideType.${guide.filters.type}`) }),
      /* @__PURE__ */ (0, import_jsx_runtime39.jsx)("span", { children: subjects2.join(", ") })
    ] }),
    /* @__PURE__ */ (0, import_jsx_runtime39.jsxs)("div", { className: style_default27.story, children: [
      /* @__PURE__ */ (0, import_jsx_runtime39.jsx)("h3", { children: /* @__PURE__ */ (0, import_jsx_runtime39.jsx)("a", { href: page.href(ref2), children: texts.title }) }),
      /* @__PURE__ */ (0, import_jsx_runtime39.jsx)("p", { children: texts.description })
    ] }),
    /* @__PURE__ */ (0, import_jsx_runtime39.jsxs)("p", { className: style_default27.end, children: [
      /* @__PURE__ */ (0, import_jsx_runtime39.jsx)("time", { dateTime: guide.published, children: formatMonth(page.locale, guide.published) }),
      /* @__PURE__ */ (0, import_jsx_runtime39.jsx)("span", { children: page.t("units.minutesToRead", { count: guide.minutes }) })
    ] })
  ] });
}

// templates/pages/job/facts.ts
function isOpen(page, job) {
  return job.facts.closes >= page.date();
}
function salaryText(page, { min, max, per }) {
  return `${formatPriceRange(page.locale, min, max)} ${page.t(`values.per.${per}`)}`;
}

// templates/pages/collection/jobs.tsx
var import_jsx_runtime40 = __toESM(require_jsx_runtime(), 1);
var collectJobs = (page) => {
  const city = (job) => placeName(page, job.facts.office);
  const jobs = page.list("jobs").filter((job) => isOpen(page, job)).toSorted((a, b) => city(a).localeCompare(city(b), page.locale) || a.id.localeCompare(b.id, "en"));
  const offices = new Map(jobs.map((job) => [placeId(job.facts.office), city(job)]));
  return {
    count: jobs.length,
    groups: [
      {
        field: "jobOfferOfficeFilter",
        legend: page.t("filters.office"),
        options: optionsOf(page, [...offices.keys()], (office) => offices.get(office) ?? office)
      },
      {
        field: "jobOfferTeamFilter",
        legend: page.t("filters.team"),
        options: optionsOf(
          page,
          jobs.map(({ facts: facts26 }) => facts26.team),
          (team) => page.t(`values.team.${team}`)
        )
      },
      {
        field: "jobOfferPageCommunitiesFilter",
        legend: page.t("filters.community"),
        options: optionsOf(
          page,
          jobs.map(({ facts: facts26 }) => facts26.community),
          (community) => page.t(`values.community.${community}`)
        )
      }
    ],
    figures: [countOf(page, "jobs", jobs.length), countOf(page, "cities", offices.size)],
    list: /* @__PURE__ */ (0, import_jsx_runtime40.jsx)("div", { id: "items", children: [...offices].map(([office, name]) => /* @__PURE__ */ (0, import_jsx_runtime40.jsx)(City, { name, jobs: jobs.filter((job) => placeId(job.facts.office) === office) }, office)) })
  };
};
function City({ name, jobs }) {
  return /* @__PURE__ */ (0, import_jsx_runtime40.jsxs)("div", { className: style_default27.group, "data-filter-group": "", children: [
    /* @__PURE__ */ (0, import_jsx_runtime40.jsx)("h3", { children: name }),
    /* @__PURE__ */ (0, import_jsx_runtime40.jsx)("ul", { className: style_default27.ofCity, children: jobs.map((entry) => /* @__PURE__ */ (0, import_jsx_runtime40.jsx)(JobItem, { entry }, entry.ref)) })
  ] });
}
function JobItem({ entry: { ref: ref2, facts: job, words: texts } }) {
  const page = usePage();
  return /* @__PURE__ */ (0, import_jsx_runtime40.jsxs)(
    "li",
    {
      ...filterItem({
        jobOfferOfficeFilter: placeId(job.office),
        jobOfferTeamFilter: job.team,
        jobOfferPageCommunitiesFilter: job.community
      }),
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime40.jsxs)("div", { className: style_default27.story, children: [
          /* @__PURE__ */ (0, import_jsx_runtime40.jsx)("h4", { children: /* @__PURE__ */ (0, import_jsx_runtime40.jsx)("a", { href: page.href(ref2), children: texts.title }) }),
          /* @__PURE__ */ (0, import_jsx_runtime40.jsx)("p", { className: style_default27.meta, children: [
            page.t(`values.team.${job.team}`),
            page.t(`values.contract.${job.contract}`),
            page.t("facts.hoursAWeek", { count: job.hoursPerWeek })
          ].join(" \xB7 ") })
        ] }),
        /* @__PURE__ */ (0, import_jsx_runtime40.jsxs)("p", { className: style_default27.end, children: [
          /* @__PURE__ */ (0, import_jsx_runtime40.jsx)("span", { children: salaryText(page, job.salary) }),
          /* @__PURE__ */ (0, import_jsx_runtime40.jsxs)("span", { children: [
            page.t("facts.untilDay"),
            " ",
            /* @__PURE__ */ (0, import_jsx_runtime40.jsx)("time", { dateTime: job.closes, children: formatDay(page.locale, job.closes) })
          ] })
        ] })
      ]
    }
  );
}

// templates/pages/collection/schema.ts
var facts6 = (0, import_superstruct2.object)({
  type: oneOf(["collection"]),
  ...pageFacts,
  family: oneOf(["toolbox", "client-cases", "jobs"])
});
var words6 = (0, import_superstruct2.object)({ title: title(), ...headWords, lead: line({ max: 320 }) });

// templates/pages/collection/index.tsx
var import_jsx_runtime41 = __toESM(require_jsx_runtime(), 1);
var collections = {
  toolbox: collectGuides,
  "client-cases": collectCases,
  jobs: collectJobs
};
var collection_default = definePage({
  name: "collection",
  folder: "pages",
  file: "page",
  facts: facts6,
  words: words6,
  body: "none",
  layout: (facts26) => facts26.layout,
  component: CollectionPage
});
function CollectionPage({ entry }) {
  const page = usePage();
  const { family } = entry.facts;
  const { count, groups, list, figures } = collections[family](page);
  return /* @__PURE__ */ (0, import_jsx_runtime41.jsxs)(import_jsx_runtime41.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime41.jsx)(Hero, { title: entry.words.title, lead: entry.words.lead, panel: /* @__PURE__ */ (0, import_jsx_runtime41.jsx)(Figures, { items: figures }) }),
    /* @__PURE__ */ (0, import_jsx_runtime41.jsxs)(Section, { id: "all", children: [
      /* @__PURE__ */ (0, import_jsx_runtime41.jsx)("h2", { className: "visually-hidden", children: page.t(`pages.collection.${family}`) }),
      /* @__PURE__ */ (0, import_jsx_runtime41.jsx)(FilterBar, { list: "items", groups, count }),
      list,
      /* @__PURE__ */ (0, import_jsx_runtime41.jsx)(FilterEmpty, { list: "items" })
    ] })
  ] });
}

// templates/pages/contact/schema.ts
var facts7 = (0, import_superstruct2.object)({ type: oneOf(["contact"]), ...pageFacts });
var words7 = (0, import_superstruct2.object)({
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
  form: (0, import_superstruct2.object)({ heading: line({ max: 90 }), text: line({ max: 400 }) }),
  offices: (0, import_superstruct2.object)({ heading: line({ max: 90 }), text: line({ max: 400 }) })
});

// templates/pages/contact/style.module.css
var style_default28 = { "offices": "offices_fjT9mW" };

// templates/pages/contact/index.tsx
var import_jsx_runtime42 = __toESM(require_jsx_runtime(), 1);
var contact_default = definePage({
  name: "contact",
  folder: "pages",
  file: "page",
  facts: facts7,
  words: words7,
  body: "none",
  layout: (facts26) => facts26.layout,
  component: ContactPage
});
function ContactPage({ entry }) {
  const page = usePage();
  const { form, offices } = entry.words;
  return /* @__PURE__ */ (0, import_jsx_runtime42.jsxs)(import_jsx_runtime42.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime42.jsx)(Hero, { title: entry.words.title, lead: entry.words.lead }),
    /* @__PURE__ */ (0, import_jsx_runtime42.jsx)(Section, { id: "form", layout: "split", heading: form.heading, intro: form.text, children: /* @__PURE__ */ (0, import_jsx_runtime42.jsx)(ContactForm, { labelledBy: "form-title" }) }),
    /* @__PURE__ */ (0, import_jsx_runtime42.jsx)(Section, { id: "offices", tone: "soft", heading: offices.heading, intro: offices.text, children: /* @__PURE__ */ (0, import_jsx_runtime42.jsx)("ul", { className: style_default28.offices, children: officesByCity(page).map((office) => /* @__PURE__ */ (0, import_jsx_runtime42.jsx)(OfficeLine, { office }, office.ref)) }) })
  ] });
}
function OfficeLine({ office: { ref: ref2, facts: office, words: place } }) {
  const page = usePage();
  return /* @__PURE__ */ (0, import_jsx_runtime42.jsxs)("li", { children: [
    /* @__PURE__ */ (0, import_jsx_runtime42.jsx)("h3", { children: /* @__PURE__ */ (0, import_jsx_runtime42.jsx)("a", { href: page.href(ref2), children: place.city }) }),
    /* @__PURE__ */ (0, import_jsx_runtime42.jsxs)("address", { children: [
      office.street,
      /* @__PURE__ */ (0, import_jsx_runtime42.jsx)("br", {}),
      office.postalCode,
      " ",
      place.city,
      ", ",
      page.t(`values.country.${office.country}`)
    ] }),
    /* @__PURE__ */ (0, import_jsx_runtime42.jsxs)("p", { children: [
      /* @__PURE__ */ (0, import_jsx_runtime42.jsx)("a", { href: `tel:${office.phone.replace(/\s/g, "")}`, children: office.phone.replaceAll(" ", "\xA0") }),
      /* @__PURE__ */ (0, import_jsx_runtime42.jsx)("br", {}),
      /* @__PURE__ */ (0, import_jsx_runtime42.jsx)("a", { href: `mailto:${office.email}`, children: office.email })
    ] })
  ] });
}

// templates/components/event-row/events.ts
function eventsByTime(page) {
  const today = page.date();
  const events = page.list("events").toSorted((a, b) => order2(a).localeCompare(order2(b), "en"));
  return {
    coming: events.filter(({ facts: facts26 }) => facts26.date >= today),
    past: events.filter(({ facts: facts26 }) => facts26.date < today).reverse()
  };
}
function order2({ id, facts: facts26 }) {
  return `${facts26.date} ${facts26.time} ${id}`;
}

// templates/components/event-row/style.module.css
var style_default29 = { "text": "text_iEdQ4W" };

// templates/components/event-row/index.tsx
var import_jsx_runtime43 = __toESM(require_jsx_runtime(), 1);
function EventRow({ event, level = 3, past = false }) {
  const page = usePage();
  const { facts: facts26, words: words26 } = event;
  const experts = findAll(page, facts26.experts).map((expert) => expert.facts.name);
  const language = capitalised(page.locale, page.t(`values.language.${facts26.language}`));
  return /* @__PURE__ */ (0, import_jsx_runtime43.jsx)(
    DateRow,
    {
      id: event.id,
      day: facts26.date,
      title: words26.title,
      level,
      facts: [
        past ? formatDay(page.locale, facts26.date) : formatWeekday(page.locale, facts26.date),
        !past && formatTimeRange(page.locale, facts26.time, facts26.endTime),
        placeName(page, facts26.location),
        language,
        experts.length > 0 && page.t("facts.withPeople", { people: formatList(page.locale, experts) })
      ],
      end: !past && /* @__PURE__ */ (0, import_jsx_runtime43.jsx)(SignUp, { event }),
      children: /* @__PURE__ */ (0, import_jsx_runtime43.jsx)("p", { className: style_default29.text, children: past && words26.report || words26.text })
    }
  );
}
function SignUp({ event: { id, facts: facts26, words: words26 } }) {
  const page = usePage();
  return /* @__PURE__ */ (0, import_jsx_runtime43.jsxs)(import_jsx_runtime43.Fragment, { children: [
    facts26.link && /* @__PURE__ */ (0, import_jsx_runtime43.jsxs)(Button, { href: page.href(facts26.link), variant: "secondary", children: [
      page.t("pages.events.signUp"),
      /* @__PURE__ */ (0, import_jsx_runtime43.jsxs)("span", { className: "visually-hidden", children: [
        " ",
        words26.title
      ] })
    ] }),
    /* @__PURE__ */ (0, import_jsx_runtime43.jsx)(CalendarLink, { href: calendarFile(page.href("pages/spark-the-change"), id), of: words26.title })
  ] });
}

// templates/pages/events/schema.ts
var facts8 = (0, import_superstruct2.object)({ type: oneOf(["events"]), ...pageFacts });
var words8 = (0, import_superstruct2.object)({
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
  coming: line({ max: 90 }),
  past: line({ max: 90 }),
  digest: (0, import_superstruct2.object)({ heading: line({ max: 90 }), text: line({ max: 400 }) })
});

// templates/pages/events/style.module.css
var style_default30 = { "feed": "feed_2sz0nW" };

// templates/pages/events/index.tsx
var import_jsx_runtime44 = __toESM(require_jsx_runtime(), 1);
var events_default = definePage({
  name: "events",
  folder: "pages",
  file: "page",
  facts: facts8,
  words: words8,
  body: "none",
  layout: (facts26) => facts26.layout,
  component: EventsPage
});
function EventsPage({ entry }) {
  const page = usePage();
  const { coming, past } = eventsByTime(page);
  const [next] = coming;
  const digests = page.list("toolbox").filter(({ facts: guide }) => guide.isSparkDigest).toSorted((a, b) => b.facts.published.localeCompare(a.facts.published, "en"));
  return /* @__PURE__ */ (0, import_jsx_runtime44.jsxs)(import_jsx_runtime44.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime44.jsx)(Hero, { title: entry.words.title, lead: entry.words.lead, panel: next && /* @__PURE__ */ (0, import_jsx_runtime44.jsx)(Next2, { event: next }), children: /* @__PURE__ */ (0, import_jsx_runtime44.jsxs)("p", { className: style_default30.feed, children: [
      /* @__PURE__ */ (0, import_jsx_runtime44.jsx)(Icon, { name: "calendar" }),
      /* @__PURE__ */ (0, import_jsx_runtime44.jsx)("a", { href: calendarFeed(page.url), children: page.t("pages.events.feed") })
    ] }) }),
    /* @__PURE__ */ (0, import_jsx_runtime44.jsx)(Section, { id: "coming", heading: entry.words.coming, children: coming.length > 0 ? /* @__PURE__ */ (0, import_jsx_runtime44.jsx)(DateRows, { children: coming.map((event) => /* @__PURE__ */ (0, import_jsx_runtime44.jsx)(EventRow, { event }, event.id)) }) : /* @__PURE__ */ (0, import_jsx_runtime44.jsx)("p", { children: page.t("pages.events.none") }) }),
    past.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime44.jsx)(Section, { id: "past", tone: "soft", heading: entry.words.past, children: /* @__PURE__ */ (0, import_jsx_runtime44.jsx)(DateRows, { children: past.map((event) => /* @__PURE__ */ (0, import_jsx_runtime44.jsx)(EventRow, { event, past: true }, event.id)) }) }),
    digests.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime44.jsx)(Section, { id: "digest", heading: entry.words.digest.heading, intro: entry.words.digest.text, children: /* @__PURE__ */ (0, import_jsx_runtime44.jsx)(EntryList, { entries: digests }) })
  ] });
}
function Next2({ event }) {
  const page = usePage();
  return /* @__PURE__ */ (0, import_jsx_runtime44.jsx)(
    NextDate,
    {
      label: page.t("pages.events.next"),
      day: event.facts.date,
      title: /* @__PURE__ */ (0, import_jsx_runtime44.jsx)("a", { href: `#${event.id}`, children: event.words.title }),
      place: placeName(page, event.facts.location)
    }
  );
}

// templates/components/forms/document-request-form/index.tsx
var import_jsx_runtime45 = __toESM(require_jsx_runtime(), 1);
function DocumentRequestForm({ document, labelledBy }) {
  const form = usePage().form("request-pdf");
  return /* @__PURE__ */ (0, import_jsx_runtime45.jsx)(FormSection, { form, labelledBy, context: { pdfId: document.split("/")[1] } });
}

// templates/components/pager/style.module.css
var style_default31 = { "pager": "pager_GpawMq", "next": "next_GpawMq" };

// templates/components/pager/index.tsx
var import_jsx_runtime46 = __toESM(require_jsx_runtime(), 1);
function Pager({ previous, next }) {
  const page = usePage();
  if (!previous && !next) return null;
  return /* @__PURE__ */ (0, import_jsx_runtime46.jsxs)("nav", { className: style_default31.pager, "aria-label": page.t("pages.pager"), children: [
    previous && /* @__PURE__ */ (0, import_jsx_runtime46.jsxs)("a", { href: previous.href, rel: "prev", children: [
      /* @__PURE__ */ (0, import_jsx_runtime46.jsxs)("span", { children: [
        /* @__PURE__ */ (0, import_jsx_runtime46.jsx)(Icon, { name: "back" }),
        " ",
        previous.label
      ] }),
      /* @__PURE__ */ (0, import_jsx_runtime46.jsx)("strong", { children: previous.title })
    ] }),
    next && /* @__PURE__ */ (0, import_jsx_runtime46.jsxs)("a", { href: next.href, rel: "next", className: style_default31.next, children: [
      /* @__PURE__ */ (0, import_jsx_runtime46.jsxs)("span", { children: [
        next.label,
        " ",
        /* @__PURE__ */ (0, import_jsx_runtime46.jsx)(Icon, { name: "arrow" })
      ] }),
      /* @__PURE__ */ (0, import_jsx_runtime46.jsx)("strong", { children: next.title })
    ] })
  ] });
}

// templates/pages/guide/schema.ts
var guideTypes = ["guide", "white-paper", "checklist", "template", "digest"];
var facts9 = (0, import_superstruct2.object)({
  pdfId: ref(["documents"], { description: "The document that the request form sends." }),
  filters: (0, import_superstruct2.object)({ subject: (0, import_superstruct2.array)(oneOf(subjects)), type: oneOf(guideTypes) }),
  published: day(),
  author: ref(["experts"]),
  minutes: whole({ min: 1, max: 60, description: "Reading time of the page, in minutes." }),
  image: (0, import_superstruct2.optional)(staticFile({ description: "A picture instead of the drawing." })),
  isSparkDigest: (0, import_superstruct2.optional)(flag({ description: "Part of the Spark digest." })),
  series: (0, import_superstruct2.optional)((0, import_superstruct2.object)({ name: oneOf(["will-ai-kill-your-organisation"]), part: whole({ min: 1, max: 9 }) })),
  related: (0, import_superstruct2.optional)((0, import_superstruct2.array)(ref(["toolbox", "client-cases", "trainings"])))
});
var words9 = (0, import_superstruct2.object)({
  slug: entrySlug(),
  title: title(),
  ...headWords,
  lead: line({ max: 320, description: "Two sentences below the heading." }),
  imageAlt: (0, import_superstruct2.optional)(line({ description: "What the picture shows; needed where there is one." })),
  bulletPoint: bulletPoint()
});

// templates/pages/guide/series.ts
function seriesNeighbours(page, guide) {
  const { series } = guide.facts;
  if (!series) return {};
  const parts = page.list("toolbox").filter(({ facts: facts26 }) => facts26.series?.name === series.name);
  const neighbour = (part) => {
    const found = parts.find(({ facts: facts26 }) => facts26.series?.part === part);
    return found && { href: page.href(found.ref), label: page.t("facts.part", { part }), title: found.words.title };
  };
  return { previous: neighbour(series.part - 1), next: neighbour(series.part + 1) };
}

// templates/pages/guide/style.module.css
var style_default32 = { "cover": "cover_VzWkhW", "points": "points_VzWkhW", "columns": "columns_VzWkhW", "request": "request_VzWkhW", "inside": "inside_VzWkhW", "reading": "reading_VzWkhW" };

// templates/pages/guide/index.tsx
var import_jsx_runtime47 = __toESM(require_jsx_runtime(), 1);
var guide_default = definePage({
  name: "guide",
  folder: "toolbox",
  file: "guide",
  facts: facts9,
  words: words9,
  body: "required",
  layout: "classic",
  rules: ({ image }, { imageAlt }) => image !== void 0 && imageAlt === void 0 ? [
    {
      in: "words",
      path: ["imageAlt"],
      message: `The picture ${image} has no text alternative.`,
      hint: "Write imageAlt: with what it shows."
    }
  ] : [],
  component: GuidePage
});
function GuidePage({ entry }) {
  const page = usePage();
  const type = page.t(`values.guideType.${entry.facts.filters.type}`);
  const subjects2 = entry.facts.filters.subject.map((subject) => page.t(`values.subject.${subject}`));
  const { image } = entry.facts;
  const related = relatedEntries(page, entry.facts.related);
  return /* @__PURE__ */ (0, import_jsx_runtime47.jsxs)(import_jsx_runtime47.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime47.jsx)(
      Hero,
      {
        title: entry.words.title,
        lead: entry.words.lead,
        crumbs: [{ text: page.t("pages.guide.all"), href: page.href("pages/toolbox") }],
        kicker: [type, ...subjects2].join(" \xB7 "),
        drawing: image && /* @__PURE__ */ (0, import_jsx_runtime47.jsx)("img", { src: page.asset(image), alt: entry.words.imageAlt ?? "" }),
        panel: /* @__PURE__ */ (0, import_jsx_runtime47.jsx)(Cover, { entry, type }),
        children: /* @__PURE__ */ (0, import_jsx_runtime47.jsx)(Buttons, { children: /* @__PURE__ */ (0, import_jsx_runtime47.jsx)(Button, { href: "#request", icon: "down", children: page.t("pages.guide.get") }) })
      }
    ),
    /* @__PURE__ */ (0, import_jsx_runtime47.jsx)(Section, { children: /* @__PURE__ */ (0, import_jsx_runtime47.jsxs)("div", { className: style_default32.columns, children: [
      /* @__PURE__ */ (0, import_jsx_runtime47.jsxs)("div", { className: style_default32.reading, children: [
        /* @__PURE__ */ (0, import_jsx_runtime47.jsx)(GuideFacts, { entry }),
        /* @__PURE__ */ (0, import_jsx_runtime47.jsx)(Toc, {}),
        /* @__PURE__ */ (0, import_jsx_runtime47.jsx)(Prose, { html: page.body() }),
        /* @__PURE__ */ (0, import_jsx_runtime47.jsx)(Pager, { ...seriesNeighbours(page, entry) })
      ] }),
      /* @__PURE__ */ (0, import_jsx_runtime47.jsxs)("aside", { id: "request", className: style_default32.request, "data-ground": "soft", "aria-labelledby": "request-title", children: [
        /* @__PURE__ */ (0, import_jsx_runtime47.jsx)("h2", { id: "request-title", children: page.t("pages.guide.request") }),
        /* @__PURE__ */ (0, import_jsx_runtime47.jsx)("h3", { className: style_default32.inside, children: entry.words.bulletPoint.title }),
        /* @__PURE__ */ (0, import_jsx_runtime47.jsx)("ul", { className: style_default32.points, children: entry.words.bulletPoint.list.map((point) => /* @__PURE__ */ (0, import_jsx_runtime47.jsx)("li", { children: point }, point)) }),
        /* @__PURE__ */ (0, import_jsx_runtime47.jsx)("p", { children: page.t("pages.guide.arrives") }),
        /* @__PURE__ */ (0, import_jsx_runtime47.jsx)(DocumentRequestForm, { document: entry.facts.pdfId, labelledBy: "request-title" })
      ] })
    ] }) }),
    related.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime47.jsx)(Section, { id: "related", tone: "soft", heading: page.t("pages.related"), children: /* @__PURE__ */ (0, import_jsx_runtime47.jsx)(EntryList, { entries: related }) })
  ] });
}
function Cover({ entry, type }) {
  const page = usePage();
  const file = page.document(entry.facts.pdfId);
  return /* @__PURE__ */ (0, import_jsx_runtime47.jsxs)("p", { className: style_default32.cover, children: [
    /* @__PURE__ */ (0, import_jsx_runtime47.jsx)("span", { children: ["PDF", file && page.t("units.pages", { count: file.pages, value: file.pages })].filter(Boolean).join(" \xB7 ") }),
    /* @__PURE__ */ (0, import_jsx_runtime47.jsx)("span", { children: type })
  ] });
}
function GuideFacts({ entry: { facts: guide } }) {
  const page = usePage();
  const author = page.find(guide.author);
  const file = page.document(guide.pdfId);
  return /* @__PURE__ */ (0, import_jsx_runtime47.jsx)(
    FactsList,
    {
      shape: "columns",
      items: [
        author && { term: page.t("facts.author"), value: author.facts.name },
        {
          term: page.t("facts.published"),
          value: /* @__PURE__ */ (0, import_jsx_runtime47.jsx)("time", { dateTime: guide.published, children: formatDay(page.locale, guide.published) })
        },
        { term: page.t("facts.readingTime"), value: page.t("units.minutesToRead", { count: guide.minutes }) },
        file && {
          term: page.t("facts.document"),
          value: page.t("units.pages", { count: file.pages, value: file.pages })
        },
        guide.series && { term: page.t("facts.series"), value: page.t(`values.series.${guide.series.name}`) }
      ]
    }
  );
}

// templates/pages/home/schema.ts
var facts10 = (0, import_superstruct2.object)({
  type: oneOf(["home"]),
  ...pageFacts,
  cases: (0, import_superstruct2.array)(ref(["client-cases"], { description: "Three client results." })),
  activities: (0, import_superstruct2.array)(ref(["pages"]))
});
var words10 = (0, import_superstruct2.object)({
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
  button: action(),
  link: action(),
  results: (0, import_superstruct2.object)({ heading: line(), text: line({ max: 320 }) }),
  activities: (0, import_superstruct2.object)({ heading: line(), text: line({ max: 320 }) }),
  next: (0, import_superstruct2.object)({ heading: line(), text: line({ max: 320 }) }),
  offices: (0, import_superstruct2.object)({ heading: line(), text: line({ max: 320 }) })
});

// templates/pages/home/style.module.css
var style_default33 = { "client": "client_eUiazW", "offices": "offices_eUiazW", "results": "results_eUiazW" };

// templates/pages/home/index.tsx
var import_jsx_runtime48 = __toESM(require_jsx_runtime(), 1);
var home_default = definePage({
  name: "home",
  folder: "pages",
  file: "page",
  facts: facts10,
  words: words10,
  body: "none",
  layout: (facts26) => facts26.layout,
  component: HomePage
});
function HomePage({ entry }) {
  const page = usePage();
  const { words: home } = entry;
  return /* @__PURE__ */ (0, import_jsx_runtime48.jsxs)(import_jsx_runtime48.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime48.jsx)(Hero, { title: home.title, lead: home.lead, children: /* @__PURE__ */ (0, import_jsx_runtime48.jsxs)(Buttons, { children: [
      /* @__PURE__ */ (0, import_jsx_runtime48.jsx)(Button, { href: page.href(home.button.href), children: home.button.text }),
      /* @__PURE__ */ (0, import_jsx_runtime48.jsx)(Button, { href: page.href(home.link.href), variant: "quiet", children: home.link.text })
    ] }) }),
    /* @__PURE__ */ (0, import_jsx_runtime48.jsx)(Results2, { entry }),
    /* @__PURE__ */ (0, import_jsx_runtime48.jsx)(Activities, { entry }),
    /* @__PURE__ */ (0, import_jsx_runtime48.jsx)(Next3, { entry }),
    /* @__PURE__ */ (0, import_jsx_runtime48.jsx)(Offices, { entry })
  ] });
}
function Results2({ entry: { facts: home, words: texts } }) {
  const page = usePage();
  const cases = findAll(page, home.cases);
  return /* @__PURE__ */ (0, import_jsx_runtime48.jsx)(Section, { id: "results", layout: "split", heading: texts.results.heading, intro: texts.results.text, children: /* @__PURE__ */ (0, import_jsx_runtime48.jsx)("ul", { className: style_default33.results, children: cases.map(({ ref: ref2, facts: work, words: story }) => /* @__PURE__ */ (0, import_jsx_runtime48.jsxs)("li", { children: [
    /* @__PURE__ */ (0, import_jsx_runtime48.jsx)("p", { children: work.metrics[0] && /* @__PURE__ */ (0, import_jsx_runtime48.jsx)(MetricFigure, { metric: work.metrics[0], label: story.metrics[0] }) }),
    /* @__PURE__ */ (0, import_jsx_runtime48.jsxs)("div", { children: [
      /* @__PURE__ */ (0, import_jsx_runtime48.jsxs)("p", { className: style_default33.client, children: [
        work.client,
        " \xB7 ",
        page.t(`values.industry.${work.industry}`)
      ] }),
      /* @__PURE__ */ (0, import_jsx_runtime48.jsx)("h3", { children: /* @__PURE__ */ (0, import_jsx_runtime48.jsx)("a", { href: page.href(ref2), children: story.title }) })
    ] })
  ] }, ref2)) }) });
}
function Activities({ entry: { facts: home, words: texts } }) {
  const page = usePage();
  const activities = findAll(page, home.activities);
  return /* @__PURE__ */ (0, import_jsx_runtime48.jsx)(Section, { id: "activities", tone: "soft", heading: texts.activities.heading, intro: texts.activities.text, children: /* @__PURE__ */ (0, import_jsx_runtime48.jsx)(
    RuleList,
    {
      items: activities.map(({ ref: ref2, words: activity }) => ({
        title: activity.name ?? activity.title,
        text: activity.summary ?? activity.description,
        href: page.href(ref2)
      }))
    }
  ) });
}
function Next3({ entry: { words: texts } }) {
  const page = usePage();
  const sessions = comingSessions(page, page.list("trainings")).filter(({ session }) => session.seatsLeft > 0).slice(0, 3);
  const events = sessions.length > 0 ? [] : eventsByTime(page).coming.slice(0, 3);
  if (sessions.length + events.length === 0) return null;
  const [href, text2] = sessions.length > 0 ? [page.href("pages/training-calendar"), page.t("pages.home.allSessions")] : [page.href("pages/spark-the-change"), page.t("pages.home.allEvents")];
  return /* @__PURE__ */ (0, import_jsx_runtime48.jsx)(
    Section,
    {
      id: "next",
      layout: "split",
      heading: texts.next.heading,
      intro: texts.next.text,
      action: /* @__PURE__ */ (0, import_jsx_runtime48.jsx)(Button, { href, variant: "quiet", children: text2 }),
      children: /* @__PURE__ */ (0, import_jsx_runtime48.jsxs)(DateRows, { children: [
        sessions.map((found) => /* @__PURE__ */ (0, import_jsx_runtime48.jsx)(SessionRow, { ...found }, `${found.training.id} ${found.session.id}`)),
        events.map((event) => /* @__PURE__ */ (0, import_jsx_runtime48.jsx)(EventRow, { event }, event.id))
      ] })
    }
  );
}
function Offices({ entry: { words: texts } }) {
  const page = usePage();
  return /* @__PURE__ */ (0, import_jsx_runtime48.jsx)(Section, { id: "offices", tone: "navy", heading: texts.offices.heading, intro: texts.offices.text, children: /* @__PURE__ */ (0, import_jsx_runtime48.jsx)("ul", { className: style_default33.offices, children: officesByCity(page).map(({ ref: ref2, facts: office, words: place }) => /* @__PURE__ */ (0, import_jsx_runtime48.jsxs)("li", { children: [
    /* @__PURE__ */ (0, import_jsx_runtime48.jsx)("h3", { children: /* @__PURE__ */ (0, import_jsx_runtime48.jsx)("a", { href: page.href(ref2), children: place.city }) }),
    /* @__PURE__ */ (0, import_jsx_runtime48.jsx)("p", { children: page.t(`values.country.${office.country}`) })
  ] }, ref2)) }) });
}

// templates/components/forms/application-form/index.tsx
var import_jsx_runtime49 = __toESM(require_jsx_runtime(), 1);
function ApplicationForm({ job, labelledBy }) {
  const form = usePage().form("application");
  return /* @__PURE__ */ (0, import_jsx_runtime49.jsx)(FormSection, { form, labelledBy, context: { jobId: job.split("/")[1] } });
}

// templates/pages/job/schema.ts
var jobTeams = [
  "transformation",
  "change",
  "leadership",
  "data-ai",
  "delivery",
  "learning",
  "operations"
];
var jobCommunities = [
  "agile-coaches",
  "change-makers",
  "product-people",
  "data-crafters",
  "engineers",
  "facilitators"
];
var contracts = ["permanent", "fixed-term", "freelance", "internship"];
var facts11 = (0, import_superstruct2.object)({
  team: oneOf(jobTeams),
  office: ref(["offices"]),
  community: oneOf(jobCommunities),
  contract: oneOf(contracts),
  hoursPerWeek: whole({ min: 4, max: 40 }),
  remoteDays: whole({ min: 0, max: 5, description: "Days a week that may be worked from home." }),
  salary: (0, import_superstruct2.object)({ min: whole(), max: whole(), per: oneOf(["year", "month", "day"]) }),
  languages: (0, import_superstruct2.array)(oneOf(["en", "fr", "nl"])),
  published: day(),
  closes: day({ description: "The last day to apply." }),
  starts: day(),
  process: (0, import_superstruct2.object)({
    conversations: whole({ min: 1, max: 6 }),
    days: whole({ min: 1, max: 60 }),
    applicants: whole({ min: 1 })
  }),
  contact: ref(["experts"])
});
var words11 = (0, import_superstruct2.object)({
  slug: entrySlug(),
  title: title(),
  ...headWords,
  lead: line({ max: 320 })
});

// templates/pages/job/style.module.css
var style_default34 = { "columns": "columns_GwVVRa", "aside": "aside_GwVVRa" };

// templates/pages/job/index.tsx
var import_jsx_runtime50 = __toESM(require_jsx_runtime(), 1);
var job_default = definePage({
  name: "job",
  folder: "jobs",
  file: "job",
  facts: facts11,
  words: words11,
  body: "required",
  layout: "classic",
  component: JobPage
});
function JobPage({ entry }) {
  const page = usePage();
  const open = isOpen(page, entry);
  return /* @__PURE__ */ (0, import_jsx_runtime50.jsxs)(import_jsx_runtime50.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime50.jsx)(
      Hero,
      {
        title: entry.words.title,
        lead: entry.words.lead,
        crumbs: [{ text: page.t("pages.job.all"), href: page.href("pages/careers") }],
        kicker: [page.t(`values.team.${entry.facts.team}`), page.t(`values.community.${entry.facts.community}`)].join(
          " \xB7 "
        ),
        panel: /* @__PURE__ */ (0, import_jsx_runtime50.jsx)(JobFacts, { entry }),
        children: /* @__PURE__ */ (0, import_jsx_runtime50.jsx)(Buttons, { children: open ? /* @__PURE__ */ (0, import_jsx_runtime50.jsx)(Button, { href: "#apply", children: page.t("pages.job.apply") }) : /* @__PURE__ */ (0, import_jsx_runtime50.jsx)(Button, { href: page.href("pages/careers"), children: page.t("pages.job.open") }) })
      }
    ),
    !open && /* @__PURE__ */ (0, import_jsx_runtime50.jsx)(OpenJobs, {}),
    /* @__PURE__ */ (0, import_jsx_runtime50.jsx)(Section, { children: /* @__PURE__ */ (0, import_jsx_runtime50.jsxs)("div", { className: style_default34.columns, children: [
      /* @__PURE__ */ (0, import_jsx_runtime50.jsx)(Prose, { html: page.body() }),
      /* @__PURE__ */ (0, import_jsx_runtime50.jsxs)("aside", { className: style_default34.aside, "aria-labelledby": "process-title", children: [
        /* @__PURE__ */ (0, import_jsx_runtime50.jsx)("h2", { id: "process-title", children: page.t("pages.job.process") }),
        /* @__PURE__ */ (0, import_jsx_runtime50.jsx)(Process, { entry })
      ] })
    ] }) }),
    open && /* @__PURE__ */ (0, import_jsx_runtime50.jsx)(Apply, { entry })
  ] });
}
function JobFacts({ entry: { facts: job } }) {
  const page = usePage();
  const day2 = (value) => /* @__PURE__ */ (0, import_jsx_runtime50.jsx)("time", { dateTime: value, children: formatDay(page.locale, value) });
  return /* @__PURE__ */ (0, import_jsx_runtime50.jsx)(
    FactsList,
    {
      items: [
        { term: page.t("facts.place"), value: placeName(page, job.office) },
        { term: page.t("facts.contract"), value: page.t(`values.contract.${job.contract}`) },
        { term: page.t("facts.salary"), value: salaryText(page, job.salary) },
        {
          term: page.t("facts.hoursPerWeek"),
          value: [
            page.t("facts.hoursAWeek", { count: job.hoursPerWeek }),
            job.remoteDays > 0 && page.t("facts.remoteDays", { count: job.remoteDays })
          ].filter(Boolean).join(", ")
        },
        {
          term: page.t("facts.languages"),
          value: capitalised(
            page.locale,
            formatList(
              page.locale,
              job.languages.map((language) => page.t(`values.language.${language}`))
            )
          )
        },
        { term: page.t("facts.starts"), value: day2(job.starts) },
        { term: page.t("facts.closes"), value: day2(job.closes) }
      ]
    }
  );
}
function Process({ entry: { facts: job } }) {
  const page = usePage();
  const { conversations, days, applicants } = job.process;
  const figure = (name, count) => ({
    figure: formatNumber(page.locale, count),
    label: page.t(`pages.job.${name}`, { count })
  });
  return /* @__PURE__ */ (0, import_jsx_runtime50.jsx)(Figures, { items: [figure("conversations", conversations), figure("days", days), figure("applicants", applicants)] });
}
function Apply({ entry }) {
  const page = usePage();
  const contact = page.find(entry.facts.contact);
  return /* @__PURE__ */ (0, import_jsx_runtime50.jsxs)(import_jsx_runtime50.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime50.jsx)(
      Section,
      {
        id: "apply",
        tone: "soft",
        layout: "split",
        heading: page.t("pages.job.applyFor"),
        intro: page.t("pages.job.until", { day: formatDay(page.locale, entry.facts.closes) }),
        children: /* @__PURE__ */ (0, import_jsx_runtime50.jsx)(ApplicationForm, { job: entry.ref, labelledBy: "apply-title" })
      }
    ),
    contact && /* @__PURE__ */ (0, import_jsx_runtime50.jsx)(Section, { id: "contact", layout: "split", heading: page.t("pages.job.ask"), children: /* @__PURE__ */ (0, import_jsx_runtime50.jsx)(Person, { expert: contact, shape: "contact" }) })
  ] });
}
function OpenJobs() {
  const page = usePage();
  const similar = page.related(6).filter((found) => isOpen(page, found)).slice(0, 3);
  return /* @__PURE__ */ (0, import_jsx_runtime50.jsx)(Section, { id: "open", heading: page.t("pages.job.closed"), intro: page.t("pages.job.closedText"), children: similar.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime50.jsx)(EntryList, { entries: similar }) });
}

// templates/components/steps/style.module.css
var style_default35 = { "steps": "steps_9gthqW", "text": "text_9gthqW", "duration": "duration_9gthqW" };

// templates/components/steps/index.tsx
var import_jsx_runtime51 = __toESM(require_jsx_runtime(), 1);
function Steps({ items }) {
  return /* @__PURE__ */ (0, import_jsx_runtime51.jsx)("ol", { className: style_default35.steps, children: items.map(({ title: title2, duration, text: text2 }) => /* @__PURE__ */ (0, import_jsx_runtime51.jsxs)("li", { children: [
    /* @__PURE__ */ (0, import_jsx_runtime51.jsx)("h3", { children: title2 }),
    duration && /* @__PURE__ */ (0, import_jsx_runtime51.jsx)("p", { className: style_default35.duration, children: duration }),
    /* @__PURE__ */ (0, import_jsx_runtime51.jsx)("p", { className: style_default35.text, children: text2 })
  ] }, title2)) });
}

// templates/pages/landing-change-management/schema.ts
var facts12 = (0, import_superstruct2.object)({
  type: oneOf(["landing-change-management"]),
  ...pageFacts,
  experts: (0, import_superstruct2.array)(ref(["experts"])),
  trainings: (0, import_superstruct2.array)(ref(["trainings"])),
  catalogue: ref(["documents"]),
  quiz: ref(["pages"]),
  /** Three articles per language: an article may not exist in every language. */
  featured: (0, import_superstruct2.object)({ en: (0, import_superstruct2.array)(ref(["toolbox"])), fr: (0, import_superstruct2.array)(ref(["toolbox"])), nl: (0, import_superstruct2.array)(ref(["toolbox"])) })
});
var words12 = (0, import_superstruct2.object)({
  title: title(),
  ...headWords,
  name: line({ max: 50 }),
  summary: line({ max: 200 }),
  lead: line({ max: 320 }),
  button: line({ max: 40 }),
  anchors: (0, import_superstruct2.object)({
    about: line({ max: 30 }),
    approach: line({ max: 30 }),
    trainings: line({ max: 30 }),
    insights: line({ max: 30 }),
    contact: line({ max: 30 })
  }),
  about: (0, import_superstruct2.object)({ heading: line(), text: text(), claim: line({ max: 200 }) }),
  approach: (0, import_superstruct2.object)({
    heading: line(),
    text: line({ max: 400 }),
    steps: (0, import_superstruct2.array)((0, import_superstruct2.object)({ title: line({ max: 80 }), text: line({ max: 400 }) }))
  }),
  quiz: (0, import_superstruct2.object)({ heading: line(), text: line({ max: 320 }), action: line({ max: 60 }) }),
  trainings: (0, import_superstruct2.object)({ heading: line(), text: line({ max: 320 }), catalogue: line({ max: 60 }) }),
  /** Cards of what is offered in house: title, bullet list. */
  offers: (0, import_superstruct2.array)((0, import_superstruct2.object)({ title: line({ max: 80 }), list: (0, import_superstruct2.array)(line({ max: 200 })) })),
  insights: (0, import_superstruct2.object)({ heading: line(), text: line({ max: 320 }) }),
  experts: (0, import_superstruct2.object)({ heading: line(), text: line({ max: 320 }) }),
  contact: (0, import_superstruct2.object)({ heading: line(), text: line({ max: 320 }) }),
  action: action()
});

// templates/pages/landing-change-management/style.module.css
var style_default36 = { "trainings": "trainings_qtAP8G", "claim": "claim_qtAP8G", "quiz": "quiz_qtAP8G", "offers": "offers_qtAP8G" };

// templates/pages/landing-change-management/index.tsx
var import_jsx_runtime52 = __toESM(require_jsx_runtime(), 1);
var landing_change_management_default = definePage({
  name: "landing-change-management",
  folder: "pages",
  file: "page",
  facts: facts12,
  words: words12,
  body: "none",
  layout: (facts26) => facts26.layout,
  component: ChangeManagementPage
});
function ChangeManagementPage({ entry }) {
  const page = usePage();
  const { about, approach, contact, quiz } = entry.words;
  return /* @__PURE__ */ (0, import_jsx_runtime52.jsxs)(import_jsx_runtime52.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime52.jsx)(Hero, { title: entry.words.title, lead: entry.words.lead, arrangement: "below", children: /* @__PURE__ */ (0, import_jsx_runtime52.jsxs)(Buttons, { children: [
      /* @__PURE__ */ (0, import_jsx_runtime52.jsx)(Button, { href: "#contact", children: entry.words.button }),
      /* @__PURE__ */ (0, import_jsx_runtime52.jsx)(Button, { href: page.href(entry.words.action.href), variant: "quiet", children: entry.words.action.text })
    ] }) }),
    /* @__PURE__ */ (0, import_jsx_runtime52.jsxs)(Section, { id: "about", layout: "split", heading: about.heading, children: [
      /* @__PURE__ */ (0, import_jsx_runtime52.jsx)("p", { className: style_default36.claim, children: about.claim }),
      /* @__PURE__ */ (0, import_jsx_runtime52.jsx)(Prose, { html: page.markdown(about.text) })
    ] }),
    /* @__PURE__ */ (0, import_jsx_runtime52.jsx)(Section, { id: "approach", tone: "soft", heading: approach.heading, intro: approach.text, children: /* @__PURE__ */ (0, import_jsx_runtime52.jsx)(Steps, { items: approach.steps }) }),
    /* @__PURE__ */ (0, import_jsx_runtime52.jsx)(Section, { id: "quiz", tone: "navy", children: /* @__PURE__ */ (0, import_jsx_runtime52.jsxs)("div", { className: style_default36.quiz, children: [
      /* @__PURE__ */ (0, import_jsx_runtime52.jsx)("h2", { id: "quiz-title", children: quiz.heading }),
      /* @__PURE__ */ (0, import_jsx_runtime52.jsxs)("div", { children: [
        /* @__PURE__ */ (0, import_jsx_runtime52.jsx)("p", { children: quiz.text }),
        /* @__PURE__ */ (0, import_jsx_runtime52.jsx)(Buttons, { children: /* @__PURE__ */ (0, import_jsx_runtime52.jsx)(Button, { href: page.href(entry.facts.quiz), children: quiz.action }) })
      ] })
    ] }) }),
    /* @__PURE__ */ (0, import_jsx_runtime52.jsx)(Trainings, { entry }),
    /* @__PURE__ */ (0, import_jsx_runtime52.jsx)(Insights, { entry }),
    /* @__PURE__ */ (0, import_jsx_runtime52.jsx)(Experts, { entry }),
    /* @__PURE__ */ (0, import_jsx_runtime52.jsx)(Section, { id: "contact", layout: "split", heading: contact.heading, intro: contact.text, children: /* @__PURE__ */ (0, import_jsx_runtime52.jsx)(ContactForm, { labelledBy: "contact-title" }) })
  ] });
}
function Trainings({ entry: { facts: landing, words: texts } }) {
  const page = usePage();
  const trainings = findAll(page, landing.trainings);
  return /* @__PURE__ */ (0, import_jsx_runtime52.jsxs)(
    Section,
    {
      id: "trainings",
      layout: "split",
      heading: texts.trainings.heading,
      intro: texts.trainings.text,
      action: /* @__PURE__ */ (0, import_jsx_runtime52.jsx)(DocumentLink, { document: landing.catalogue, children: texts.trainings.catalogue }),
      children: [
        trainings.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime52.jsx)("ul", { className: style_default36.trainings, children: trainings.map(({ ref: ref2, facts: training, words: course }) => /* @__PURE__ */ (0, import_jsx_runtime52.jsxs)("li", { children: [
          /* @__PURE__ */ (0, import_jsx_runtime52.jsx)("h3", { children: /* @__PURE__ */ (0, import_jsx_runtime52.jsx)("a", { href: page.href(ref2), children: course.title }) }),
          /* @__PURE__ */ (0, import_jsx_runtime52.jsx)("p", { children: course.audience }),
          training.document && /* @__PURE__ */ (0, import_jsx_runtime52.jsx)(DocumentLink, { document: training.document, children: page.t("pages.training.sheet") })
        ] }, ref2)) }),
        /* @__PURE__ */ (0, import_jsx_runtime52.jsx)("div", { className: style_default36.offers, children: texts.offers.map(({ title: title2, list }) => /* @__PURE__ */ (0, import_jsx_runtime52.jsxs)("div", { children: [
          /* @__PURE__ */ (0, import_jsx_runtime52.jsx)("h3", { children: title2 }),
          /* @__PURE__ */ (0, import_jsx_runtime52.jsx)("ul", { children: list.map((point) => /* @__PURE__ */ (0, import_jsx_runtime52.jsx)("li", { children: point }, point)) })
        ] }, title2)) })
      ]
    }
  );
}
function Insights({ entry: { facts: landing, words: texts } }) {
  const page = usePage();
  const guides = findAll(page, landing.featured[page.locale]);
  return /* @__PURE__ */ (0, import_jsx_runtime52.jsx)(Section, { id: "insights", tone: "soft", heading: texts.insights.heading, intro: texts.insights.text, children: /* @__PURE__ */ (0, import_jsx_runtime52.jsx)(EntryList, { entries: guides }) });
}
function Experts({ entry: { facts: landing, words: texts } }) {
  return /* @__PURE__ */ (0, import_jsx_runtime52.jsx)(Section, { id: "experts", layout: "split", heading: texts.experts.heading, intro: texts.experts.text, children: /* @__PURE__ */ (0, import_jsx_runtime52.jsx)(People, { refs: landing.experts }) });
}

// templates/pages/landing-devops/schema.ts
var facts13 = (0, import_superstruct2.object)({ type: oneOf(["landing-devops"]), ...pageFacts, experts: (0, import_superstruct2.array)(ref(["experts"])) });
var words13 = (0, import_superstruct2.object)({
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
  button: line({ max: 40 }),
  anchors: (0, import_superstruct2.object)({
    about: line({ max: 30 }),
    expertise: line({ max: 30 }),
    wayOfWorking: line({ max: 30 }),
    events: line({ max: 30 }),
    contact: line({ max: 30 })
  }),
  honest: (0, import_superstruct2.object)({
    heading: line(),
    text: text(),
    points: (0, import_superstruct2.array)((0, import_superstruct2.object)({ title: line({ max: 80 }), text: line({ max: 400 }) }))
  }),
  wayOfWorking: (0, import_superstruct2.object)({
    heading: line(),
    text: line({ max: 400 }),
    list: (0, import_superstruct2.array)((0, import_superstruct2.object)({ title: line({ max: 80 }), text: line({ max: 400 }) }))
  }),
  wave: (0, import_superstruct2.object)({
    heading: line(),
    text: text(),
    /** Seven, in the order of the phases. */
    phases: (0, import_superstruct2.array)(
      (0, import_superstruct2.object)({ name: line({ max: 60 }), weeks: line({ max: 30 }), text: line({ max: 300 }) })
    )
  }),
  experts: (0, import_superstruct2.object)({ heading: line(), text: line({ max: 320 }) }),
  events: (0, import_superstruct2.object)({ heading: line(), text: line({ max: 320 }) }),
  contact: (0, import_superstruct2.object)({ heading: line(), text: line({ max: 320 }) }),
  action: action()
});

// templates/pages/landing-devops/style.module.css
var style_default37 = { "points": "points_xAngAa", "crest": "crest_xAngAa", "weeks": "weeks_xAngAa", "phases": "phases_xAngAa", "wave": "wave_xAngAa" };

// templates/drawings/wave.ts
var phaseWeeks = [2, 1, 1, 2, 3, 2, 1];
function drawWave(options) {
  const { width, height } = options;
  const durations = options.weeks ?? phaseWeeks;
  const total = durations.reduce((sum, weeks) => sum + weeks, 0);
  const noise = gradientNoise(seededRandom("wave"));
  const edge = width * 0.04;
  const week = (width - 2 * edge) / total;
  const starts = durations.map((_, index) => durations.slice(0, index).reduce((sum, weeks) => sum + weeks, 0));
  const swell = (x) => {
    const at = (x - edge) / week;
    const phase = starts.findLastIndex((start) => start <= at);
    const duration = durations[phase];
    if (duration === void 0 || at >= total) return 0;
    const share = Math.sin(Math.PI * (at - starts[phase]) / duration);
    return share * share * height * (0.07 + 0.055 * duration);
  };
  const climb = (x) => height * (0.7 - 0.26 * (x - edge) / (width - 2 * edge));
  const lineAt = (offset) => (x) => {
    const away = offset / (0.24 * height);
    const calm = Math.min(1, Math.abs(away)) * 0.06 * height * noise(x / height * 1.6 + 9, offset / height + 9);
    return climb(x) * (1 - 0.25 * Math.min(1, Math.abs(away))) + 0.16 * height * Math.min(1, Math.abs(away)) + offset - swell(x) / (1 + away * away) + calm;
  };
  const main = lineAt(0);
  const offsets = Array.from(
    { length: 26 },
    (_, index) => height * (index < 9 ? (index - 9) * 0.055 : (index - 8) * 0.036)
  );
  const phases = durations.map((weeks, index) => {
    const from = edge + starts[index] * week;
    const middle = from + weeks * week / 2;
    return {
      weeks,
      x: Math.round(middle),
      y: Math.round((main(middle - 16) + 2 * main(middle) + main(middle + 16)) / 4),
      from: Math.round(from),
      to: Math.round(from + weeks * week)
    };
  });
  return {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    paths: offsets.map((offset, index) => ({
      d: drawn(lineAt(offset), width),
      width: index % 5 === 4 ? widths.fifthBesideAccent : widths.line
    })),
    accent: { d: drawn(main, width), width: widths.accent },
    phases,
    weeks: Array.from({ length: total + 1 }, (_, index) => ({
      x: Math.round(edge + index * week),
      y: Math.round(height * 0.96)
    })),
    point: phases[phases.length - 1]
  };
}
function drawn(line2, width) {
  const points = [];
  for (let x = -60; x <= width + 60; x += 8) points.push(x, line2(x));
  return smoothLine(points);
}

// templates/pages/landing-devops/wave.tsx
var import_jsx_runtime53 = __toESM(require_jsx_runtime(), 1);
function Wave({ wave }) {
  const { viewBox, paths: paths2, accent, phases } = drawWave({ width: 1200, height: 420 });
  return /* @__PURE__ */ (0, import_jsx_runtime53.jsxs)("div", { className: style_default37.wave, children: [
    /* @__PURE__ */ (0, import_jsx_runtime53.jsxs)("svg", { viewBox, "aria-hidden": "true", children: [
      paths2.map(({ d, width }) => /* @__PURE__ */ (0, import_jsx_runtime53.jsx)("path", { d, strokeWidth: width }, d)),
      /* @__PURE__ */ (0, import_jsx_runtime53.jsx)("path", { className: style_default37.crest, d: accent.d, strokeWidth: accent.width }),
      phases.map(({ x, y }, index) => /* @__PURE__ */ (0, import_jsx_runtime53.jsxs)("g", { transform: `translate(${x} ${y})`, children: [
        /* @__PURE__ */ (0, import_jsx_runtime53.jsx)("circle", { r: "22" }),
        /* @__PURE__ */ (0, import_jsx_runtime53.jsx)("text", { dy: "8", children: index + 1 })
      ] }, x))
    ] }),
    /* @__PURE__ */ (0, import_jsx_runtime53.jsx)("ol", { className: style_default37.phases, children: wave.phases.map(({ name, weeks, text: text2 }) => /* @__PURE__ */ (0, import_jsx_runtime53.jsxs)("li", { children: [
      /* @__PURE__ */ (0, import_jsx_runtime53.jsx)("h3", { children: name }),
      /* @__PURE__ */ (0, import_jsx_runtime53.jsx)("p", { className: style_default37.weeks, children: weeks }),
      /* @__PURE__ */ (0, import_jsx_runtime53.jsx)("p", { children: text2 })
    ] }, name)) })
  ] });
}

// templates/pages/landing-devops/index.tsx
var import_jsx_runtime54 = __toESM(require_jsx_runtime(), 1);
var landing_devops_default = definePage({
  name: "landing-devops",
  folder: "pages",
  file: "page",
  facts: facts13,
  words: words13,
  body: "none",
  layout: (facts26) => facts26.layout,
  component: DevopsPage
});
function DevopsPage({ entry }) {
  const page = usePage();
  const { honest, wayOfWorking, wave, contact } = entry.words;
  return /* @__PURE__ */ (0, import_jsx_runtime54.jsxs)(import_jsx_runtime54.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime54.jsx)(Hero, { title: entry.words.title, lead: entry.words.lead, children: /* @__PURE__ */ (0, import_jsx_runtime54.jsx)(Buttons, { children: /* @__PURE__ */ (0, import_jsx_runtime54.jsx)(Button, { href: "#contact", children: entry.words.button }) }) }),
    /* @__PURE__ */ (0, import_jsx_runtime54.jsxs)(Section, { id: "about", layout: "split", heading: honest.heading, children: [
      /* @__PURE__ */ (0, import_jsx_runtime54.jsx)(Prose, { html: page.markdown(honest.text) }),
      /* @__PURE__ */ (0, import_jsx_runtime54.jsx)("ul", { className: style_default37.points, children: honest.points.map(({ title: title2, text: text2 }) => /* @__PURE__ */ (0, import_jsx_runtime54.jsxs)("li", { children: [
        /* @__PURE__ */ (0, import_jsx_runtime54.jsx)("h3", { children: title2 }),
        /* @__PURE__ */ (0, import_jsx_runtime54.jsx)("p", { children: text2 })
      ] }, title2)) })
    ] }),
    /* @__PURE__ */ (0, import_jsx_runtime54.jsx)(Experts2, { entry }),
    /* @__PURE__ */ (0, import_jsx_runtime54.jsx)(Section, { id: "our-way-of-working", heading: wayOfWorking.heading, intro: wayOfWorking.text, children: /* @__PURE__ */ (0, import_jsx_runtime54.jsx)(Steps, { items: wayOfWorking.list }) }),
    /* @__PURE__ */ (0, import_jsx_runtime54.jsx)(Section, { id: "wave", tone: "navy", heading: wave.heading, children: /* @__PURE__ */ (0, import_jsx_runtime54.jsx)(Wave, { wave }) }),
    /* @__PURE__ */ (0, import_jsx_runtime54.jsx)(Events, { entry }),
    /* @__PURE__ */ (0, import_jsx_runtime54.jsx)(Section, { id: "contact", tone: "soft", layout: "split", heading: contact.heading, intro: contact.text, children: /* @__PURE__ */ (0, import_jsx_runtime54.jsx)(ContactForm, { labelledBy: "contact-title" }) })
  ] });
}
function Experts2({ entry: { facts: landing, words: texts } }) {
  return /* @__PURE__ */ (0, import_jsx_runtime54.jsx)(Section, { id: "expertise", tone: "soft", heading: texts.experts.heading, intro: texts.experts.text, children: /* @__PURE__ */ (0, import_jsx_runtime54.jsx)(People, { refs: landing.experts }) });
}
function Events({ entry: { words: texts } }) {
  const page = usePage();
  const { coming } = eventsByTime(page);
  const onDevops = coming.filter(({ facts: event }) => event.subjects.includes("devops"));
  const events = (onDevops.length > 0 ? onDevops : coming).slice(0, 3);
  return /* @__PURE__ */ (0, import_jsx_runtime54.jsx)(
    Section,
    {
      id: "events",
      layout: "split",
      heading: texts.events.heading,
      intro: texts.events.text,
      action: /* @__PURE__ */ (0, import_jsx_runtime54.jsx)(Button, { href: page.href("pages/spark-the-change"), variant: "quiet", children: page.t("pages.home.allEvents") }),
      children: /* @__PURE__ */ (0, import_jsx_runtime54.jsx)(DateRows, { children: events.map((event) => /* @__PURE__ */ (0, import_jsx_runtime54.jsx)(EventRow, { event }, event.id)) })
    }
  );
}

// templates/components/points/style.module.css
var style_default38 = { "points": "points_nIrtYW", "numbered": "numbered_nIrtYW" };

// templates/components/points/index.tsx
var import_jsx_runtime55 = __toESM(require_jsx_runtime(), 1);
function Points({ items, numbered = false }) {
  const List = numbered ? "ol" : "ul";
  return /* @__PURE__ */ (0, import_jsx_runtime55.jsx)(List, { className: `${style_default38.points} ${numbered ? style_default38.numbered : ""}`.trim(), children: items.map((item) => /* @__PURE__ */ (0, import_jsx_runtime55.jsx)("li", { children: item }, item)) });
}

// templates/components/questions/style.module.css
var style_default39 = { "questions": "questions_PjA_ka" };

// templates/components/questions/index.tsx
var import_jsx_runtime56 = __toESM(require_jsx_runtime(), 1);
function Questions({ items }) {
  const page = usePage();
  return /* @__PURE__ */ (0, import_jsx_runtime56.jsx)("div", { className: style_default39.questions, children: items.map(({ question: question2, answer }) => /* @__PURE__ */ (0, import_jsx_runtime56.jsxs)("details", { children: [
    /* @__PURE__ */ (0, import_jsx_runtime56.jsxs)("summary", { children: [
      /* @__PURE__ */ (0, import_jsx_runtime56.jsx)("h3", { children: question2 }),
      /* @__PURE__ */ (0, import_jsx_runtime56.jsx)(Icon, { name: "plus" })
    ] }),
    /* @__PURE__ */ (0, import_jsx_runtime56.jsx)("div", { className: "prose", dangerouslySetInnerHTML: { __html: page.markdown(answer) } })
  ] }, question2)) });
}

// templates/pages/learning-center/schema.ts
var facts14 = (0, import_superstruct2.object)({
  type: oneOf(["learning-center"]),
  ...pageFacts,
  featured: (0, import_superstruct2.array)(ref(["trainings"])),
  catalogue: ref(["documents"]),
  contact: ref(["experts"])
});
var words14 = (0, import_superstruct2.object)({
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
  promises: bulletPoint(),
  formats: (0, import_superstruct2.array)((0, import_superstruct2.object)({ title: line({ max: 80 }), text: line({ max: 400 }) })),
  questions: (0, import_superstruct2.array)(question())
});

// templates/pages/learning-center/index.tsx
var import_jsx_runtime57 = __toESM(require_jsx_runtime(), 1);
var learning_center_default = definePage({
  name: "learning-center",
  folder: "pages",
  file: "page",
  facts: facts14,
  words: words14,
  body: "optional",
  layout: (facts26) => facts26.layout,
  component: LearningCenterPage
});
function LearningCenterPage({ entry }) {
  const page = usePage();
  const { promises, formats, questions } = entry.words;
  const contact = page.find(entry.facts.contact);
  const body = page.body();
  return /* @__PURE__ */ (0, import_jsx_runtime57.jsxs)(import_jsx_runtime57.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime57.jsxs)(Hero, { title: entry.words.title, lead: entry.words.lead, children: [
      page.exists("pages/training-calendar") && /* @__PURE__ */ (0, import_jsx_runtime57.jsx)(Buttons, { children: /* @__PURE__ */ (0, import_jsx_runtime57.jsx)(Button, { href: page.href("pages/training-calendar"), children: page.t("pages.learning-center.calendar") }) }),
      /* @__PURE__ */ (0, import_jsx_runtime57.jsx)(DocumentLink, { document: entry.facts.catalogue })
    ] }),
    /* @__PURE__ */ (0, import_jsx_runtime57.jsx)(Section, { id: "promises", layout: "split", heading: promises.title, children: /* @__PURE__ */ (0, import_jsx_runtime57.jsx)(Points, { items: promises.list }) }),
    /* @__PURE__ */ (0, import_jsx_runtime57.jsx)(Next4, {}),
    /* @__PURE__ */ (0, import_jsx_runtime57.jsx)(Section, { id: "formats", tone: "soft", heading: page.t("pages.learning-center.formats"), children: /* @__PURE__ */ (0, import_jsx_runtime57.jsx)(Steps, { items: formats }) }),
    /* @__PURE__ */ (0, import_jsx_runtime57.jsx)(Featured, { entry }),
    body && /* @__PURE__ */ (0, import_jsx_runtime57.jsx)(Section, { children: /* @__PURE__ */ (0, import_jsx_runtime57.jsx)(Prose, { html: body, shape: "hanging" }) }),
    /* @__PURE__ */ (0, import_jsx_runtime57.jsx)(Section, { id: "questions", layout: "split", heading: page.t("pages.service.questions"), children: /* @__PURE__ */ (0, import_jsx_runtime57.jsx)(Questions, { items: questions }) }),
    contact && /* @__PURE__ */ (0, import_jsx_runtime57.jsx)(Section, { id: "contact", tone: "soft", layout: "split", heading: page.t("pages.service.contact"), children: /* @__PURE__ */ (0, import_jsx_runtime57.jsx)(Person, { expert: contact, shape: "contact" }) })
  ] });
}
function Next4() {
  const page = usePage();
  const sessions = comingSessions(page, page.list("trainings")).slice(0, 3);
  if (sessions.length === 0) return null;
  return /* @__PURE__ */ (0, import_jsx_runtime57.jsx)(
    Section,
    {
      id: "next",
      layout: "split",
      heading: page.t("pages.learning-center.next"),
      action: /* @__PURE__ */ (0, import_jsx_runtime57.jsx)(Button, { href: page.href("pages/training-calendar"), variant: "quiet", children: page.t("pages.home.allSessions") }),
      children: /* @__PURE__ */ (0, import_jsx_runtime57.jsx)(DateRows, { children: sessions.map((found) => /* @__PURE__ */ (0, import_jsx_runtime57.jsx)(SessionRow, { ...found }, `${found.training.id} ${found.session.id}`)) })
    }
  );
}
function Featured({ entry }) {
  const page = usePage();
  const featured = findAll(page, entry.facts.featured);
  if (featured.length === 0) return null;
  return /* @__PURE__ */ (0, import_jsx_runtime57.jsx)(Section, { id: "featured", heading: page.t("pages.learning-center.featured"), children: /* @__PURE__ */ (0, import_jsx_runtime57.jsx)(EntryList, { entries: featured }) });
}

// templates/components/forms/newsletter-form/index.tsx
var import_jsx_runtime58 = __toESM(require_jsx_runtime(), 1);
function NewsletterForm({ variant, labelledBy }) {
  const form = usePage().form("newsletter");
  if (variant === "page") return /* @__PURE__ */ (0, import_jsx_runtime58.jsx)(FormSection, { form, labelledBy });
  return /* @__PURE__ */ (0, import_jsx_runtime58.jsx)(
    FormSection,
    {
      form,
      id: "newsletter-sticky",
      labelledBy,
      context: { pageURL: form.pageURL, startingURL: "" }
    }
  );
}

// templates/pages/newsletter/schema.ts
var facts15 = (0, import_superstruct2.object)({ type: oneOf(["newsletter"]), ...pageFacts });
var words15 = (0, import_superstruct2.object)({ title: title(), ...headWords, lead: line({ max: 320 }), promises: bulletPoint() });

// templates/pages/newsletter/style.module.css
var style_default40 = { "columns": "columns_Oj50nG" };

// templates/pages/newsletter/index.tsx
var import_jsx_runtime59 = __toESM(require_jsx_runtime(), 1);
var newsletter_default = definePage({
  name: "newsletter",
  folder: "pages",
  file: "page",
  facts: facts15,
  words: words15,
  body: "none",
  layout: (facts26) => facts26.layout,
  component: NewsletterPage
});
function NewsletterPage({ entry }) {
  const page = usePage();
  const { promises } = entry.words;
  return /* @__PURE__ */ (0, import_jsx_runtime59.jsxs)(import_jsx_runtime59.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime59.jsx)(
      Hero,
      {
        title: entry.words.title,
        lead: entry.words.lead,
        crumbs: [{ text: page.t("pages.home.name"), href: page.href("pages/index") }]
      }
    ),
    /* @__PURE__ */ (0, import_jsx_runtime59.jsx)(Section, { children: /* @__PURE__ */ (0, import_jsx_runtime59.jsxs)("div", { className: style_default40.columns, children: [
      /* @__PURE__ */ (0, import_jsx_runtime59.jsx)(NewsletterForm, { variant: "page" }),
      /* @__PURE__ */ (0, import_jsx_runtime59.jsxs)("div", { children: [
        /* @__PURE__ */ (0, import_jsx_runtime59.jsx)("h2", { children: promises.title }),
        /* @__PURE__ */ (0, import_jsx_runtime59.jsx)(Points, { items: promises.list })
      ] })
    ] }) })
  ] });
}

// templates/pages/not-found/schema.ts
var facts16 = (0, import_superstruct2.object)({
  type: oneOf(["not-found"]),
  ...pageFacts,
  sections: (0, import_superstruct2.array)(ref(["pages"], { description: "The main sections a lost visitor is offered." }))
});
var words16 = (0, import_superstruct2.object)({
  title: title(),
  ...headWords,
  text: text({ max: 400 }),
  button: line({ max: 40 }),
  sections: line({ max: 90 })
});

// templates/pages/not-found/style.module.css
var style_default41 = { "drawing": "drawing_B8NgMa", "text": "text_B8NgMa", "page": "page_B8NgMa", "columns": "columns_B8NgMa" };

// templates/pages/not-found/index.tsx
var import_jsx_runtime60 = __toESM(require_jsx_runtime(), 1);
var not_found_default = definePage({
  name: "not-found",
  folder: "pages",
  file: "page",
  facts: facts16,
  words: words16,
  body: "none",
  layout: (facts26) => facts26.layout,
  component: NotFoundPage
});
function NotFoundPage({ entry }) {
  const page = usePage();
  const sections3 = findAll(page, entry.facts.sections);
  return /* @__PURE__ */ (0, import_jsx_runtime60.jsxs)("div", { className: style_default41.page, "data-ground": "navy", children: [
    /* @__PURE__ */ (0, import_jsx_runtime60.jsx)("div", { className: style_default41.drawing, children: /* @__PURE__ */ (0, import_jsx_runtime60.jsx)(Drawing, { ...subjectOf(entry) }) }),
    /* @__PURE__ */ (0, import_jsx_runtime60.jsx)("div", { className: "wrap", children: /* @__PURE__ */ (0, import_jsx_runtime60.jsxs)("div", { className: style_default41.columns, children: [
      /* @__PURE__ */ (0, import_jsx_runtime60.jsxs)("div", { className: style_default41.text, children: [
        /* @__PURE__ */ (0, import_jsx_runtime60.jsx)("h1", { children: entry.words.title }),
        /* @__PURE__ */ (0, import_jsx_runtime60.jsx)("p", { children: entry.words.text }),
        /* @__PURE__ */ (0, import_jsx_runtime60.jsx)(Buttons, { children: /* @__PURE__ */ (0, import_jsx_runtime60.jsx)(Button, { href: page.href("pages/index"), children: entry.words.button }) })
      ] }),
      /* @__PURE__ */ (0, import_jsx_runtime60.jsxs)("div", { children: [
        /* @__PURE__ */ (0, import_jsx_runtime60.jsx)("h2", { children: entry.words.sections }),
        /* @__PURE__ */ (0, import_jsx_runtime60.jsx)(
          RuleList,
          {
            size: "compact",
            items: sections3.map(({ ref: ref2, words: section }) => ({ title: section.title, href: page.href(ref2) }))
          }
        )
      ] })
    ] }) })
  ] });
}

// templates/pages/notice/schema.ts
var facts17 = (0, import_superstruct2.object)({
  type: oneOf(["notice"]),
  ...pageFacts,
  shows: (0, import_superstruct2.optional)(oneOf(["hidden-links"], { description: "hidden-links lists the social and press links by name." }))
});
var words17 = (0, import_superstruct2.object)({ title: title(), ...headWords, lead: line({ max: 320 }), action: action() });

// templates/pages/notice/style.module.css
var style_default42 = { "links": "links_J3y9vG" };

// templates/pages/notice/index.tsx
var import_jsx_runtime61 = __toESM(require_jsx_runtime(), 1);
var notice_default = definePage({
  name: "notice",
  folder: "pages",
  file: "page",
  facts: facts17,
  words: words17,
  body: "none",
  layout: (facts26) => facts26.layout,
  component: NoticePage
});
function NoticePage({ entry }) {
  const page = usePage();
  const { action: action2 } = entry.words;
  return /* @__PURE__ */ (0, import_jsx_runtime61.jsxs)(import_jsx_runtime61.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime61.jsx)(Hero, { title: entry.words.title, lead: entry.words.lead, children: /* @__PURE__ */ (0, import_jsx_runtime61.jsx)(Buttons, { children: /* @__PURE__ */ (0, import_jsx_runtime61.jsx)(Button, { href: page.href(action2.href), children: action2.text }) }) }),
    entry.facts.shows === "hidden-links" && /* @__PURE__ */ (0, import_jsx_runtime61.jsx)(Section, { children: /* @__PURE__ */ (0, import_jsx_runtime61.jsx)(HiddenLinks, {}) })
  ] });
}
function HiddenLinks() {
  const page = usePage();
  return /* @__PURE__ */ (0, import_jsx_runtime61.jsx)("ul", { className: style_default42.links, children: page.hiddenLinks().map(({ id, name, encoded, target }) => /* @__PURE__ */ (0, import_jsx_runtime61.jsxs)("li", { id, children: [
    /* @__PURE__ */ (0, import_jsx_runtime61.jsx)("a", { href: `#${id}`, "data-link": encoded, "data-target": target, children: name }),
    /* @__PURE__ */ (0, import_jsx_runtime61.jsx)("span", { children: siteOf(encoded) })
  ] }, id)) });
}
function siteOf(encoded) {
  const address = decodeHiddenLink(encoded);
  return address ? new URL(address).host.replace(/^www\./, "") : "";
}

// templates/pages/office/schema.ts
var weekdays = ["mon", "tue", "wed", "thu", "fri"];
var sketches = ["river", "canal", "port", "coast", "valley", "boulevard", "medina"];
var facts18 = (0, import_superstruct2.object)({
  street: line(),
  postalCode: line({ max: 12 }),
  country: oneOf(["BE", "FR", "NL", "LU", "MA"]),
  phone: line({ max: 24, description: "International form: +32 2 555 01 20." }),
  email: line({ max: 80 }),
  latitude: number({ min: -90, max: 90 }),
  longitude: number({ min: -180, max: 180 }),
  timeZone: line({ max: 40, example: "Europe/Brussels" }),
  hours: (0, import_superstruct2.array)((0, import_superstruct2.object)({ days: (0, import_superstruct2.array)(oneOf(weekdays)), opens: time(), closes: time() })),
  sketch: oneOf(sketches, { description: "What its drawing follows." }),
  people: (0, import_superstruct2.array)(ref(["experts"]))
});
var words18 = (0, import_superstruct2.object)({
  slug: entrySlug(),
  title: title(),
  ...headWords,
  city: line({ max: 40 }),
  lead: line({ max: 320 })
});

// templates/pages/office/hours.ts
function weekdaySpan(page, days) {
  const name = (day2) => page.t(`values.weekday.${day2}`);
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return "";
  const consecutive = weekdays.indexOf(last) - weekdays.indexOf(first) === days.length - 1;
  const text2 = days.length > 2 && consecutive ? page.t("facts.fromToDays", { from: name(first), to: name(last) }) : days.map(name).join(", ");
  return capitalised(page.locale, text2);
}

// templates/pages/office/map.ts
function mapLinks({ latitude, longitude }) {
  return [
    {
      name: "OpenStreetMap",
      href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
    },
    { name: "Google Maps", href: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}` }
  ];
}

// templates/pages/office/style.module.css
var style_default43 = { "address": "address_TjzVlq", "lines": "lines_TjzVlq", "visit": "visit_TjzVlq", "directions": "directions_TjzVlq" };

// templates/pages/office/index.tsx
var import_jsx_runtime62 = __toESM(require_jsx_runtime(), 1);
var office_default = definePage({
  name: "office",
  folder: "offices",
  file: "office",
  facts: facts18,
  words: words18,
  body: "required",
  layout: "classic",
  component: OfficePage
});
function OfficePage({ entry }) {
  const page = usePage();
  const { city } = entry.words;
  const { people } = entry.facts;
  return /* @__PURE__ */ (0, import_jsx_runtime62.jsxs)(import_jsx_runtime62.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime62.jsx)(
      Hero,
      {
        title: entry.words.title,
        lead: entry.words.lead,
        crumbs: [{ text: page.t("pages.office.all"), href: page.href("pages/contact#offices") }],
        arrangement: "below",
        children: /* @__PURE__ */ (0, import_jsx_runtime62.jsx)(Buttons, { children: /* @__PURE__ */ (0, import_jsx_runtime62.jsx)(Button, { href: "#contact", children: page.t("pages.office.write", { city }) }) })
      }
    ),
    /* @__PURE__ */ (0, import_jsx_runtime62.jsx)(Section, { id: "visit", children: /* @__PURE__ */ (0, import_jsx_runtime62.jsxs)("div", { className: style_default43.visit, children: [
      /* @__PURE__ */ (0, import_jsx_runtime62.jsxs)("div", { className: style_default43.address, children: [
        /* @__PURE__ */ (0, import_jsx_runtime62.jsx)("h2", { id: "visit-title", children: page.t("pages.office.directions") }),
        /* @__PURE__ */ (0, import_jsx_runtime62.jsx)(OfficeFacts, { entry })
      ] }),
      /* @__PURE__ */ (0, import_jsx_runtime62.jsx)("div", { className: style_default43.directions, children: /* @__PURE__ */ (0, import_jsx_runtime62.jsx)(Prose, { html: page.body() }) })
    ] }) }),
    people.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime62.jsx)(Section, { id: "people", tone: "soft", heading: page.t("pages.office.people", { city }), children: /* @__PURE__ */ (0, import_jsx_runtime62.jsx)(People, { refs: people }) }),
    /* @__PURE__ */ (0, import_jsx_runtime62.jsx)(
      Section,
      {
        id: "contact",
        layout: "split",
        heading: page.t("pages.office.contact"),
        intro: page.t("pages.office.reply"),
        children: /* @__PURE__ */ (0, import_jsx_runtime62.jsx)(ContactForm, { office: entry.ref, labelledBy: "contact-title" })
      }
    )
  ] });
}
function OfficeFacts({ entry: { facts: office, words: place } }) {
  const page = usePage();
  return /* @__PURE__ */ (0, import_jsx_runtime62.jsx)(
    FactsList,
    {
      items: [
        {
          term: page.t("facts.address"),
          value: /* @__PURE__ */ (0, import_jsx_runtime62.jsxs)("address", { children: [
            office.street,
            /* @__PURE__ */ (0, import_jsx_runtime62.jsx)("br", {}),
            office.postalCode,
            " ",
            place.city,
            /* @__PURE__ */ (0, import_jsx_runtime62.jsx)("br", {}),
            page.t(`values.country.${office.country}`)
          ] })
        },
        {
          term: page.t("facts.phone"),
          value: /* @__PURE__ */ (0, import_jsx_runtime62.jsx)("a", { href: `tel:${office.phone.replace(/\s/g, "")}`, children: office.phone.replaceAll(" ", "\xA0") })
        },
        { term: page.t("facts.email"), value: /* @__PURE__ */ (0, import_jsx_runtime62.jsx)("a", { href: `mailto:${office.email}`, children: office.email }) },
        {
          term: page.t("facts.hours"),
          value: /* @__PURE__ */ (0, import_jsx_runtime62.jsx)("ul", { className: style_default43.lines, children: office.hours.map(({ days, opens, closes }) => /* @__PURE__ */ (0, import_jsx_runtime62.jsxs)("li", { children: [
            weekdaySpan(page, days),
            " ",
            /* @__PURE__ */ (0, import_jsx_runtime62.jsx)("span", { children: formatTimeRange(page.locale, opens, closes) })
          ] }, days.join())) })
        },
        {
          term: page.t("facts.map"),
          value: /* @__PURE__ */ (0, import_jsx_runtime62.jsx)("ul", { className: style_default43.lines, children: mapLinks(office).map(({ name, href }) => /* @__PURE__ */ (0, import_jsx_runtime62.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime62.jsxs)("a", { href, target: "_blank", rel: "noopener", children: [
            name,
            /* @__PURE__ */ (0, import_jsx_runtime62.jsx)(NewTab, {})
          ] }) }, name)) })
        }
      ]
    }
  );
}

// templates/pages/press/schema.ts
var facts19 = (0, import_superstruct2.object)({
  type: oneOf(["press"]),
  ...pageFacts,
  contact: ref(["experts"]),
  releases: (0, import_superstruct2.array)((0, import_superstruct2.object)({ id: slug(), date: day() }))
});
var words19 = (0, import_superstruct2.object)({
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
  boilerplate: (0, import_superstruct2.object)({ heading: line({ max: 90 }), text: text() }),
  /** The texts of the facts' releases, in the same order. */
  releases: (0, import_superstruct2.array)((0, import_superstruct2.object)({ title: line(), text: text({ max: 4e3 }) }))
});

// templates/pages/press/style.module.css
var style_default44 = { "releases": "releases_rdwWxG" };

// templates/pages/press/index.tsx
var import_jsx_runtime63 = __toESM(require_jsx_runtime(), 1);
var press_default = definePage({
  name: "press",
  folder: "pages",
  file: "page",
  facts: facts19,
  words: words19,
  body: "none",
  layout: (facts26) => facts26.layout,
  component: PressPage
});
function PressPage({ entry }) {
  const page = usePage();
  const { boilerplate } = entry.words;
  const contact = page.find(entry.facts.contact);
  return /* @__PURE__ */ (0, import_jsx_runtime63.jsxs)(import_jsx_runtime63.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime63.jsx)(Hero, { title: entry.words.title, lead: entry.words.lead }),
    /* @__PURE__ */ (0, import_jsx_runtime63.jsx)(Section, { id: "releases", heading: page.t("pages.press.releases"), children: /* @__PURE__ */ (0, import_jsx_runtime63.jsx)(Releases, { entry }) }),
    /* @__PURE__ */ (0, import_jsx_runtime63.jsx)(Section, { id: "about", tone: "soft", layout: "split", heading: boilerplate.heading, children: /* @__PURE__ */ (0, import_jsx_runtime63.jsx)(Prose, { html: page.markdown(boilerplate.text) }) }),
    contact && /* @__PURE__ */ (0, import_jsx_runtime63.jsx)(Section, { id: "contact", layout: "split", heading: page.t("pages.press.contact"), children: /* @__PURE__ */ (0, import_jsx_runtime63.jsx)(Person, { expert: contact, shape: "contact" }) })
  ] });
}
function Releases({ entry }) {
  const page = usePage();
  return /* @__PURE__ */ (0, import_jsx_runtime63.jsx)("div", { className: style_default44.releases, children: entry.facts.releases.map(({ id, date }, index) => {
    const release = entry.words.releases[index];
    if (!release) return null;
    return /* @__PURE__ */ (0, import_jsx_runtime63.jsxs)("article", { id, children: [
      /* @__PURE__ */ (0, import_jsx_runtime63.jsx)(DateBlock, { day: date }),
      /* @__PURE__ */ (0, import_jsx_runtime63.jsxs)("div", { children: [
        /* @__PURE__ */ (0, import_jsx_runtime63.jsx)("h3", { children: release.title }),
        /* @__PURE__ */ (0, import_jsx_runtime63.jsx)(Prose, { html: page.markdown(release.text) })
      ] })
    ] }, id);
  }) });
}

// templates/pages/programme/schema.ts
var facts20 = (0, import_superstruct2.object)({
  type: oneOf(["programme"]),
  ...pageFacts,
  price: whole(),
  months: whole({ min: 1, max: 36 }),
  seats: whole({ min: 1, max: 60 }),
  trainers: (0, import_superstruct2.array)(ref(["experts"])),
  document: (0, import_superstruct2.optional)(ref(["documents"]))
});
var words20 = (0, import_superstruct2.object)({
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
  audience: line({ max: 320 }),
  outcomes: bulletPoint(),
  modules: (0, import_superstruct2.array)((0, import_superstruct2.object)({ title: line({ max: 80 }), duration: line({ max: 60 }), text: line({ max: 400 }) })),
  questions: (0, import_superstruct2.array)(question())
});

// templates/pages/programme/index.tsx
var import_jsx_runtime64 = __toESM(require_jsx_runtime(), 1);
var programme_default = definePage({
  name: "programme",
  folder: "pages",
  file: "page",
  facts: facts20,
  words: words20,
  body: "optional",
  layout: (facts26) => facts26.layout,
  component: ProgrammePage
});
function ProgrammePage({ entry }) {
  const page = usePage();
  const { outcomes, modules, questions } = entry.words;
  const { trainers } = entry.facts;
  const body = page.body();
  return /* @__PURE__ */ (0, import_jsx_runtime64.jsxs)(import_jsx_runtime64.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime64.jsxs)(
      Hero,
      {
        title: entry.words.title,
        lead: entry.words.lead,
        crumbs: [{ text: page.t("pages.training.center"), href: page.href("pages/weniversity") }],
        panel: /* @__PURE__ */ (0, import_jsx_runtime64.jsx)(Terms, { entry }),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime64.jsx)(Buttons, { children: /* @__PURE__ */ (0, import_jsx_runtime64.jsx)(Button, { href: "#contact", children: page.t("pages.programme.apply") }) }),
          entry.facts.document && /* @__PURE__ */ (0, import_jsx_runtime64.jsx)(DocumentLink, { document: entry.facts.document })
        ]
      }
    ),
    /* @__PURE__ */ (0, import_jsx_runtime64.jsx)(Section, { id: "outcomes", layout: "split", heading: outcomes.title, intro: entry.words.audience, children: /* @__PURE__ */ (0, import_jsx_runtime64.jsx)(Points, { items: outcomes.list }) }),
    body && /* @__PURE__ */ (0, import_jsx_runtime64.jsx)(Section, { children: /* @__PURE__ */ (0, import_jsx_runtime64.jsx)(Prose, { html: body, shape: "hanging" }) }),
    /* @__PURE__ */ (0, import_jsx_runtime64.jsx)(Section, { id: "modules", tone: "soft", heading: page.t("pages.programme.modules"), children: /* @__PURE__ */ (0, import_jsx_runtime64.jsx)(Steps, { items: modules }) }),
    /* @__PURE__ */ (0, import_jsx_runtime64.jsx)(Section, { id: "trainers", layout: "split", heading: page.t("pages.training.trainers", { count: trainers.length }), children: /* @__PURE__ */ (0, import_jsx_runtime64.jsx)(People, { refs: trainers }) }),
    /* @__PURE__ */ (0, import_jsx_runtime64.jsx)(Section, { id: "questions", layout: "split", heading: page.t("pages.service.questions"), children: /* @__PURE__ */ (0, import_jsx_runtime64.jsx)(Questions, { items: questions }) }),
    /* @__PURE__ */ (0, import_jsx_runtime64.jsx)(Section, { id: "contact", tone: "soft", layout: "split", heading: page.t("pages.programme.contact"), children: /* @__PURE__ */ (0, import_jsx_runtime64.jsx)(ContactForm, { labelledBy: "contact-title" }) })
  ] });
}
function Terms({ entry: { facts: programme } }) {
  const page = usePage();
  return /* @__PURE__ */ (0, import_jsx_runtime64.jsx)(
    FactsList,
    {
      items: [
        { term: page.t("facts.price"), value: formatPrice(page.locale, programme.price) },
        {
          term: page.t("facts.duration"),
          value: `${programme.months}\xA0${page.t("units.months", { count: programme.months })}`
        },
        { term: page.t("facts.group"), value: page.t("facts.atMost", { count: programme.seats }) }
      ]
    }
  );
}

// templates/pages/service/schema.ts
var facts21 = (0, import_superstruct2.object)({
  type: oneOf(["service"]),
  ...pageFacts,
  contact: ref(["experts"], { description: "The person a visitor can write to." }),
  case: (0, import_superstruct2.optional)(ref(["client-cases"], { description: "The case that proves it." })),
  trainings: (0, import_superstruct2.optional)((0, import_superstruct2.array)(ref(["trainings"]))),
  guides: (0, import_superstruct2.optional)((0, import_superstruct2.array)(ref(["toolbox"])))
});
var words21 = (0, import_superstruct2.object)({
  title: title(),
  ...headWords,
  name: line({ max: 50, description: "The activity\u2019s short name, as lists show it." }),
  summary: line({ max: 200, description: "One sentence for lists of activities." }),
  lead: line({ max: 320 }),
  problem: passage(),
  outcomes: bulletPoint(),
  /** How long and with whom: numbered steps. */
  approach: (0, import_superstruct2.object)({
    heading: line(),
    text: line({ max: 400 }),
    steps: (0, import_superstruct2.array)((0, import_superstruct2.object)({ title: line({ max: 80 }), duration: line({ max: 60 }), text: line({ max: 400 }) }))
  }),
  questions: (0, import_superstruct2.array)(question())
});

// templates/pages/service/style.module.css
var style_default45 = { "case": "case_bMV4YG", "problem": "problem_bMV4YG", "proof": "proof_bMV4YG", "metric": "metric_bMV4YG" };

// templates/pages/service/index.tsx
var import_jsx_runtime65 = __toESM(require_jsx_runtime(), 1);
var service_default = definePage({
  name: "service",
  folder: "pages",
  file: "page",
  facts: facts21,
  words: words21,
  body: "optional",
  layout: (facts26) => facts26.layout,
  component: ServicePage
});
function ServicePage({ entry }) {
  const page = usePage();
  const { problem, outcomes, approach, questions } = entry.words;
  const body = page.body();
  return /* @__PURE__ */ (0, import_jsx_runtime65.jsxs)(import_jsx_runtime65.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime65.jsx)(
      Hero,
      {
        title: entry.words.title,
        lead: entry.words.lead,
        crumbs: [{ text: page.t("pages.service.all"), href: page.href("pages/activities") }],
        kicker: entry.words.name,
        children: /* @__PURE__ */ (0, import_jsx_runtime65.jsxs)(Buttons, { children: [
          /* @__PURE__ */ (0, import_jsx_runtime65.jsx)(Button, { href: "#contact", children: page.t("pages.service.talk") }),
          /* @__PURE__ */ (0, import_jsx_runtime65.jsx)(Button, { href: "#approach", variant: "quiet", icon: "down", children: page.t("pages.service.approach") })
        ] })
      }
    ),
    /* @__PURE__ */ (0, import_jsx_runtime65.jsx)(Section, { id: "problem", children: /* @__PURE__ */ (0, import_jsx_runtime65.jsxs)("div", { className: style_default45.problem, children: [
      /* @__PURE__ */ (0, import_jsx_runtime65.jsx)("h2", { id: "problem-title", children: problem.heading }),
      /* @__PURE__ */ (0, import_jsx_runtime65.jsx)(Prose, { html: page.markdown(problem.text) })
    ] }) }),
    /* @__PURE__ */ (0, import_jsx_runtime65.jsx)(Section, { id: "outcomes", tone: "soft", layout: "split", heading: outcomes.title, children: /* @__PURE__ */ (0, import_jsx_runtime65.jsx)(Points, { items: outcomes.list, numbered: true }) }),
    /* @__PURE__ */ (0, import_jsx_runtime65.jsx)(Section, { id: "approach", heading: approach.heading, intro: approach.text, children: /* @__PURE__ */ (0, import_jsx_runtime65.jsx)(Steps, { items: approach.steps }) }),
    body && /* @__PURE__ */ (0, import_jsx_runtime65.jsx)(Section, { tone: "soft", children: /* @__PURE__ */ (0, import_jsx_runtime65.jsx)(Prose, { html: body, shape: "hanging" }) }),
    /* @__PURE__ */ (0, import_jsx_runtime65.jsx)(Proof, { entry }),
    /* @__PURE__ */ (0, import_jsx_runtime65.jsx)(Section, { id: "questions", layout: "split", heading: page.t("pages.service.questions"), children: /* @__PURE__ */ (0, import_jsx_runtime65.jsx)(Questions, { items: questions }) }),
    /* @__PURE__ */ (0, import_jsx_runtime65.jsx)(Further, { entry }),
    /* @__PURE__ */ (0, import_jsx_runtime65.jsx)(Contact, { entry })
  ] });
}
function Proof({ entry }) {
  const page = usePage();
  const proof = entry.facts.case && page.find(entry.facts.case);
  if (!proof) return null;
  const [metric] = proof.facts.metrics;
  return /* @__PURE__ */ (0, import_jsx_runtime65.jsx)(Section, { id: "case", tone: "navy", children: /* @__PURE__ */ (0, import_jsx_runtime65.jsxs)("div", { className: style_default45.proof, children: [
    /* @__PURE__ */ (0, import_jsx_runtime65.jsx)("p", { className: style_default45.metric, children: metric && /* @__PURE__ */ (0, import_jsx_runtime65.jsx)(MetricFigure, { metric, label: proof.words.metrics[0] }) }),
    /* @__PURE__ */ (0, import_jsx_runtime65.jsxs)("div", { className: style_default45.case, children: [
      /* @__PURE__ */ (0, import_jsx_runtime65.jsx)("p", { children: [page.t("pages.service.proof"), proof.facts.client, proof.facts.year].join(" \xB7 ") }),
      /* @__PURE__ */ (0, import_jsx_runtime65.jsx)("h2", { id: "case-title", children: /* @__PURE__ */ (0, import_jsx_runtime65.jsx)("a", { href: page.href(proof.ref), children: proof.words.title }) }),
      /* @__PURE__ */ (0, import_jsx_runtime65.jsx)("p", { children: proof.words.lead })
    ] })
  ] }) });
}
function Further({ entry: { facts: service } }) {
  const page = usePage();
  const entries = findAll(page, [...service.trainings ?? [], ...service.guides ?? []]).slice(0, 4);
  if (entries.length === 0) return null;
  return /* @__PURE__ */ (0, import_jsx_runtime65.jsx)(Section, { id: "further", tone: "soft", heading: page.t("pages.service.further"), children: /* @__PURE__ */ (0, import_jsx_runtime65.jsx)(EntryList, { entries }) });
}
function Contact({ entry }) {
  const page = usePage();
  const expert = page.find(entry.facts.contact);
  if (!expert) return null;
  return /* @__PURE__ */ (0, import_jsx_runtime65.jsx)(
    Section,
    {
      id: "contact",
      layout: "split",
      heading: page.t("pages.service.contact"),
      action: /* @__PURE__ */ (0, import_jsx_runtime65.jsx)(Button, { href: page.href("pages/contact"), variant: "quiet", children: page.t("pages.service.form") }),
      children: /* @__PURE__ */ (0, import_jsx_runtime65.jsx)(Person, { expert, shape: "contact" })
    }
  );
}

// templates/components/forms/registration-form/index.tsx
var import_jsx_runtime66 = __toESM(require_jsx_runtime(), 1);
function RegistrationForm({ sessions, labelledBy }) {
  const form = usePage().form("registration");
  return /* @__PURE__ */ (0, import_jsx_runtime66.jsx)(FormSection, { form, labelledBy, options: { sessionId: sessions } });
}

// templates/pages/training/schema.ts
var trainingLevels = ["foundation", "practitioner", "advanced"];
var facts22 = (0, import_superstruct2.object)({
  course: oneOf(courses),
  level: oneOf(trainingLevels),
  days: whole({ min: 1, max: 20 }),
  price: whole({ description: "Euro per person, before tax." }),
  seats: whole({ min: 1, max: 60 }),
  trainers: (0, import_superstruct2.array)(ref(["experts"])),
  document: (0, import_superstruct2.optional)(ref(["documents"], { description: "The training sheet." })),
  sessions: (0, import_superstruct2.array)(
    (0, import_superstruct2.object)({
      id: slug({ description: "Unique in the training, such as 2027-03-paris." }),
      starts: day(),
      ends: day(),
      location: ref(["offices"], { values: ["online"], description: "An office, or online." }),
      language: oneOf(["en", "fr", "nl"]),
      seatsLeft: whole({ max: 60 })
    })
  ),
  related: (0, import_superstruct2.optional)((0, import_superstruct2.array)(ref(["trainings", "toolbox"])))
});
var words22 = (0, import_superstruct2.object)({
  slug: entrySlug(),
  title: title(),
  ...headWords,
  lead: line({ max: 320 }),
  audience: line({ max: 240, description: "Who it is for." }),
  bulletPoint: bulletPoint()
});

// templates/pages/training/style.module.css
var style_default46 = { "price": "price_EcWBbW", "columns": "columns_EcWBbW", "learn": "learn_EcWBbW" };

// templates/pages/training/index.tsx
var import_jsx_runtime67 = __toESM(require_jsx_runtime(), 1);
var training_default = definePage({
  name: "training",
  folder: "trainings",
  file: "training",
  facts: facts22,
  words: words22,
  body: "required",
  layout: "classic",
  component: TrainingPage
});
function TrainingPage({ entry }) {
  const page = usePage();
  const { bulletPoint: bulletPoint2 } = entry.words;
  const related = relatedEntries(page, entry.facts.related);
  return /* @__PURE__ */ (0, import_jsx_runtime67.jsxs)(import_jsx_runtime67.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime67.jsx)(
      Hero,
      {
        title: entry.words.title,
        lead: entry.words.lead,
        crumbs: [
          { text: page.t("pages.training.center"), href: page.href("pages/weniversity") },
          { text: page.t("pages.training.all"), href: page.href("pages/training-calendar") }
        ],
        kicker: [page.t(`values.course.${entry.facts.course}`), page.t(`values.level.${entry.facts.level}`)].join(
          " \xB7 "
        ),
        panel: /* @__PURE__ */ (0, import_jsx_runtime67.jsx)(Price, { entry }),
        children: /* @__PURE__ */ (0, import_jsx_runtime67.jsx)(Buttons, { children: /* @__PURE__ */ (0, import_jsx_runtime67.jsx)(Button, { href: "#dates", children: page.t("pages.training.choose") }) })
      }
    ),
    /* @__PURE__ */ (0, import_jsx_runtime67.jsx)(Dates, { entry }),
    /* @__PURE__ */ (0, import_jsx_runtime67.jsx)(Section, { id: "programme", tone: "soft", children: /* @__PURE__ */ (0, import_jsx_runtime67.jsxs)("div", { className: style_default46.columns, children: [
      /* @__PURE__ */ (0, import_jsx_runtime67.jsxs)("div", { className: style_default46.learn, children: [
        /* @__PURE__ */ (0, import_jsx_runtime67.jsx)("h2", { children: bulletPoint2.title }),
        /* @__PURE__ */ (0, import_jsx_runtime67.jsx)(Points, { items: bulletPoint2.list }),
        entry.facts.document && /* @__PURE__ */ (0, import_jsx_runtime67.jsx)(DocumentLink, { document: entry.facts.document })
      ] }),
      /* @__PURE__ */ (0, import_jsx_runtime67.jsx)(Prose, { html: page.body() })
    ] }) }),
    /* @__PURE__ */ (0, import_jsx_runtime67.jsx)(Trainers, { entry }),
    /* @__PURE__ */ (0, import_jsx_runtime67.jsx)(Register, { entry }),
    related.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime67.jsx)(Section, { id: "related", heading: page.t("pages.related"), children: /* @__PURE__ */ (0, import_jsx_runtime67.jsx)(EntryList, { entries: related }) })
  ] });
}
function Price({ entry: { facts: training, words: texts } }) {
  const page = usePage();
  return /* @__PURE__ */ (0, import_jsx_runtime67.jsxs)(import_jsx_runtime67.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime67.jsxs)("p", { className: style_default46.price, children: [
      formatPrice(page.locale, training.price),
      " ",
      /* @__PURE__ */ (0, import_jsx_runtime67.jsx)("span", { children: page.t("pages.training.perPerson") })
    ] }),
    /* @__PURE__ */ (0, import_jsx_runtime67.jsx)(
      FactsList,
      {
        items: [
          {
            term: page.t("facts.duration"),
            value: `${training.days}\xA0${page.t("units.days", { count: training.days })}`
          },
          { term: page.t("facts.group"), value: page.t("facts.atMost", { count: training.seats }) },
          { term: page.t("facts.audience"), value: texts.audience }
        ]
      }
    )
  ] });
}
function Dates({ entry }) {
  const page = usePage();
  const sessions = comingSessions(page, [entry]);
  return /* @__PURE__ */ (0, import_jsx_runtime67.jsx)(
    Section,
    {
      id: "dates",
      layout: "split",
      heading: page.t("pages.training.dates"),
      intro: page.t(sessions.length > 0 ? "pages.training.datesText" : "pages.training.noDates"),
      children: sessions.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime67.jsx)(DateRows, { children: sessions.map(({ session }) => /* @__PURE__ */ (0, import_jsx_runtime67.jsx)(SessionRow, { training: entry, session, on: "training" }, session.id)) })
    }
  );
}
function Trainers({ entry }) {
  const page = usePage();
  const { trainers } = entry.facts;
  return /* @__PURE__ */ (0, import_jsx_runtime67.jsx)(Section, { id: "trainers", layout: "split", heading: page.t("pages.training.trainers", { count: trainers.length }), children: /* @__PURE__ */ (0, import_jsx_runtime67.jsx)(People, { refs: trainers }) });
}
function Register({ entry }) {
  const page = usePage();
  const sessions = comingSessions(page, [entry]).map(({ session }) => ({
    value: session.id,
    label: [
      formatDayRange(page.locale, session.starts, session.ends),
      placeName(page, session.location),
      page.t(`values.language.${session.language}`)
    ].join(", ")
  }));
  if (sessions.length === 0) return null;
  return /* @__PURE__ */ (0, import_jsx_runtime67.jsx)(
    Section,
    {
      id: "register",
      tone: "soft",
      layout: "split",
      heading: page.t("pages.training.registerTitle"),
      intro: page.t("pages.training.registerText"),
      children: /* @__PURE__ */ (0, import_jsx_runtime67.jsx)(RegistrationForm, { sessions, labelledBy: "register-title" })
    }
  );
}

// templates/data/document.ts
var facts23 = (0, import_superstruct2.object)({
  kind: oneOf(["policy", "sheet", "catalogue", "white-paper", "guide", "index"]),
  access: oneOf(["public", "request"], {
    description: "public: linked under /file/; request: sent by the request form, never published."
  }),
  folder: (0, import_superstruct2.optional)(oneOf(["file", "file/learning-center"], { description: "Where a public document stands." })),
  published: day(),
  version: (0, import_superstruct2.optional)(line({ max: 12 })),
  /** A guide or training whose text opens the document. */
  of: (0, import_superstruct2.optional)(ref(["toolbox", "trainings"]))
});
var words23 = (0, import_superstruct2.object)({
  slug: slug({ description: "The file name without .pdf." }),
  title: line({ max: 110 }),
  subtitle: (0, import_superstruct2.optional)(line({ max: 160 })),
  description: line({ max: 155 })
});
var document_default = defineData({ name: "document", folder: "documents", file: "document", facts: facts23, words: words23, body: "required" });

// templates/data/event.ts
var facts24 = (0, import_superstruct2.object)({
  date: day(),
  time: time(),
  endTime: time(),
  location: ref(["offices"], { values: ["online"], description: "An office, or online." }),
  language: oneOf(["en", "fr", "nl"]),
  link: (0, import_superstruct2.optional)(link({ description: "Where a visitor signs up." })),
  subjects: (0, import_superstruct2.array)(oneOf(["agile", "change", "leadership", "ai", "data", "delivery", "devops", "sustainability"])),
  experts: (0, import_superstruct2.array)(ref(["experts"]))
});
var words24 = (0, import_superstruct2.object)({
  title: line({ max: 110 }),
  text: text({ max: 600, description: "What happens and for whom." }),
  report: (0, import_superstruct2.optional)(text({ max: 1200, description: "What was learned, once it is past." }))
});
var event_default = defineData({ name: "event", folder: "events", file: "event", facts: facts24, words: words24, body: "none" });

// templates/data/expert.ts
var facts25 = (0, import_superstruct2.object)({
  name: line({ max: 60 }),
  office: ref(["offices"]),
  activities: (0, import_superstruct2.array)(ref(["pages"])),
  email: line({ max: 80 }),
  phone: line({ max: 24 }),
  linkedin: hiddenLink()
});
var words25 = (0, import_superstruct2.object)({ position: line({ max: 80 }), bio: text({ max: 500 }) });
var expert_default = defineData({ name: "expert", folder: "experts", file: "expert", facts: facts25, words: words25, body: "none" });

// templates/components/contact-button/style.module.css
var style_default47 = { "contact": "contact_6tLgyW", "label": "label_6tLgyW" };

// templates/components/contact-button/index.tsx
var import_jsx_runtime68 = __toESM(require_jsx_runtime(), 1);
function ContactButton() {
  const page = usePage();
  const target = page.exists("pages/contact-2025") ? "pages/contact-2025" : "pages/contact";
  if (page.entry.ref === target) return null;
  return /* @__PURE__ */ (0, import_jsx_runtime68.jsx)("aside", { "aria-label": page.t("layout.contactRegion"), "data-print": "no", children: /* @__PURE__ */ (0, import_jsx_runtime68.jsxs)("a", { className: style_default47.contact, href: page.href(target), children: [
    /* @__PURE__ */ (0, import_jsx_runtime68.jsx)(Icon, { name: "mail" }),
    /* @__PURE__ */ (0, import_jsx_runtime68.jsx)("span", { className: style_default47.label, children: page.t("layout.contact") })
  ] }) });
}

// templates/components/language-switcher/style.module.css
var style_default48 = { "languages": "languages_6tFjFq" };

// templates/components/language-switcher/index.tsx
var import_jsx_runtime69 = __toESM(require_jsx_runtime(), 1);
function LanguageSwitcher({ className }) {
  const page = usePage();
  const alternates = page.alternates();
  if (alternates.length === 0) return null;
  return /* @__PURE__ */ (0, import_jsx_runtime69.jsx)("ul", { className: [style_default48.languages, className].filter(Boolean).join(" "), "aria-label": page.t("menu.languages"), children: alternates.map(({ locale, name, url }) => /* @__PURE__ */ (0, import_jsx_runtime69.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime69.jsx)("a", { href: url, lang: locale, hrefLang: locale, children: name }) }, locale)) });
}

// templates/components/shared/index.tsx
var import_react2 = __toESM(require_react(), 1);
function Shared({ as, name, vary = [], attributes, render }) {
  const html = usePage().shared(JSON.stringify([name, ...vary]), render);
  return (0, import_react2.createElement)(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}

// templates/components/footer/style.module.css
var style_default49 = { "footer": "footer_Hq1TTa", "inline": "inline_Hq1TTa", "title": "title_Hq1TTa", "columns": "columns_Hq1TTa", "links": "links_Hq1TTa", "wide": "wide_Hq1TTa", "offices": "offices_Hq1TTa", "heading": "heading_Hq1TTa", "row": "row_Hq1TTa", "policies": "policies_Hq1TTa", "contours": "contours_Hq1TTa" };

// templates/components/footer/policies.tsx
var import_jsx_runtime70 = __toESM(require_jsx_runtime(), 1);
var policies = ["documents/privacy-policy", "documents/cookie-policy", "documents/general-terms"];
var frenchPolicies = ["documents/gender-equality-index"];
function Policies() {
  const page = usePage();
  const { copyrightYears, name } = page.site;
  const refs = page.locale === "fr" ? [...policies, ...frenchPolicies] : policies;
  return /* @__PURE__ */ (0, import_jsx_runtime70.jsxs)("div", { className: style_default49.policies, children: [
    /* @__PURE__ */ (0, import_jsx_runtime70.jsx)("h2", { className: "visually-hidden", children: page.t("footer.policies") }),
    /* @__PURE__ */ (0, import_jsx_runtime70.jsx)("ul", { className: style_default49.inline, children: refs.map((ref2) => {
      const document = page.document(ref2);
      return document && /* @__PURE__ */ (0, import_jsx_runtime70.jsx)(Policy, { document }, ref2);
    }) }),
    /* @__PURE__ */ (0, import_jsx_runtime70.jsx)("p", { children: page.t("footer.copyright", { years: copyrightYears.join("\u2013"), name }) })
  ] });
}
function Policy({ document }) {
  const page = usePage();
  const language = page.site.locales.find(({ id }) => id === document.locale)?.name ?? document.locale;
  const size = formatBytes(page.locale, document.bytes);
  return /* @__PURE__ */ (0, import_jsx_runtime70.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime70.jsxs)("a", { href: document.href, hrefLang: document.locale, type: "application/pdf", children: [
    /* @__PURE__ */ (0, import_jsx_runtime70.jsx)("span", { className: style_default49.title, children: document.title }),
    /* @__PURE__ */ (0, import_jsx_runtime70.jsx)("span", { className: style_default49.meta, children: page.t("footer.document", { size, language }) })
  ] }) });
}

// templates/components/footer/sitemap.tsx
var import_jsx_runtime71 = __toESM(require_jsx_runtime(), 1);
var columns = [
  { menu: "footer-what-we-do", heading: "footer.whatWeDo", wide: true },
  { menu: "footer-learn", heading: "footer.learn" },
  { menu: "footer-about", heading: "footer.about" }
];
function Sitemap({ offices }) {
  const page = usePage();
  const places = page.menu("footer-offices");
  return /* @__PURE__ */ (0, import_jsx_runtime71.jsxs)(import_jsx_runtime71.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime71.jsx)(Contours, {}),
    /* @__PURE__ */ (0, import_jsx_runtime71.jsxs)("nav", { className: "wrap", "aria-labelledby": "footer-offices", children: [
      /* @__PURE__ */ (0, import_jsx_runtime71.jsx)("h2", { id: "footer-offices", className: style_default49.heading, children: page.t("footer.offices") }),
      /* @__PURE__ */ (0, import_jsx_runtime71.jsx)("ul", { className: style_default49.offices, children: (offices ? places : places.slice(-1)).map((item) => /* @__PURE__ */ (0, import_jsx_runtime71.jsx)(Item, { item }, item.id)) })
    ] }),
    /* @__PURE__ */ (0, import_jsx_runtime71.jsx)("div", { className: `wrap ${style_default49.columns}`, children: columns.map(({ menu, heading, wide }) => /* @__PURE__ */ (0, import_jsx_runtime71.jsxs)("nav", { className: wide ? style_default49.wide : void 0, "aria-labelledby": menu, children: [
      /* @__PURE__ */ (0, import_jsx_runtime71.jsx)("h2", { id: menu, className: style_default49.heading, children: page.t(heading) }),
      /* @__PURE__ */ (0, import_jsx_runtime71.jsx)("ul", { className: style_default49.links, children: page.menu(menu).map((item) => /* @__PURE__ */ (0, import_jsx_runtime71.jsx)(Item, { item }, item.id)) })
    ] }, menu)) })
  ] });
}
function Item({ item }) {
  const blank = item.target === "blank";
  return /* @__PURE__ */ (0, import_jsx_runtime71.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime71.jsxs)("a", { href: item.href, target: blank ? "_blank" : void 0, rel: blank ? "noopener" : void 0, children: [
    item.text,
    blank && /* @__PURE__ */ (0, import_jsx_runtime71.jsx)(NewTab, {})
  ] }) });
}
function Contours() {
  return /* @__PURE__ */ (0, import_jsx_runtime71.jsxs)("svg", { className: style_default49.contours, viewBox: "0 0 1200 60", preserveAspectRatio: "none", "aria-hidden": "true", children: [
    /* @__PURE__ */ (0, import_jsx_runtime71.jsx)("path", { d: "M0 46C90 44 150 8 240 12s120 42 220 40S640 4 740 8s130 40 230 36 150-30 230-28" }),
    /* @__PURE__ */ (0, import_jsx_runtime71.jsx)("path", { d: "M0 54c90-2 160-30 240-28s130 34 220 32 190-40 280-36 140 32 230 28 150-24 230-22" }),
    /* @__PURE__ */ (0, import_jsx_runtime71.jsx)("path", { d: "M0 59c100-1 170-18 240-17s140 18 220 17 200-26 280-23 150 23 230 20 150-16 230-15" })
  ] });
}

// templates/components/footer/social.tsx
var import_jsx_runtime72 = __toESM(require_jsx_runtime(), 1);
function Social() {
  const page = usePage();
  return /* @__PURE__ */ (0, import_jsx_runtime72.jsxs)(import_jsx_runtime72.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime72.jsx)("h2", { className: "visually-hidden", children: page.t("footer.follow") }),
    /* @__PURE__ */ (0, import_jsx_runtime72.jsx)("ul", { className: style_default49.inline, children: page.hiddenLinks().map((link2) => /* @__PURE__ */ (0, import_jsx_runtime72.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime72.jsx)(HiddenLink, { link: link2, text: link2.id === "press" ? page.t("footer.press") : link2.name }) }, link2.id)) })
  ] });
}
function HiddenLink({ link: link2, text: text2 }) {
  const page = usePage();
  return /* @__PURE__ */ (0, import_jsx_runtime72.jsxs)("a", { href: `${page.href("pages/links")}#${link2.id}`, "data-link": link2.encoded, "data-target": link2.target, children: [
    text2,
    link2.target === "blank" && /* @__PURE__ */ (0, import_jsx_runtime72.jsxs)(import_jsx_runtime72.Fragment, { children: [
      " ",
      /* @__PURE__ */ (0, import_jsx_runtime72.jsx)(Icon, { name: "outward" }),
      /* @__PURE__ */ (0, import_jsx_runtime72.jsxs)("span", { className: "visually-hidden", children: [
        " ",
        page.t("layout.newTab")
      ] })
    ] })
  ] });
}

// templates/components/footer/index.tsx
var import_jsx_runtime73 = __toESM(require_jsx_runtime(), 1);
var officePages = ["home", "contact"];
function Footer() {
  const page = usePage();
  const offices = !officePages.includes(page.entry.type);
  return /* @__PURE__ */ (0, import_jsx_runtime73.jsxs)("footer", { className: style_default49.footer, children: [
    /* @__PURE__ */ (0, import_jsx_runtime73.jsx)(
      Shared,
      {
        as: "div",
        name: "footer-sitemap",
        vary: [page.layout === "agency-2025", offices],
        attributes: { "data-print": "no" },
        render: () => /* @__PURE__ */ (0, import_jsx_runtime73.jsx)(Sitemap, { offices })
      }
    ),
    /* @__PURE__ */ (0, import_jsx_runtime73.jsxs)("div", { className: `wrap ${style_default49.row}`, "data-print": "no", children: [
      /* @__PURE__ */ (0, import_jsx_runtime73.jsx)(Shared, { as: "div", name: "footer-social", render: () => /* @__PURE__ */ (0, import_jsx_runtime73.jsx)(Social, {}) }),
      /* @__PURE__ */ (0, import_jsx_runtime73.jsx)(LanguageSwitcher, {})
    ] }),
    /* @__PURE__ */ (0, import_jsx_runtime73.jsx)(Shared, { as: "div", name: "footer-policies", attributes: { className: "wrap" }, render: () => /* @__PURE__ */ (0, import_jsx_runtime73.jsx)(Policies, {}) })
  ] });
}

// templates/components/site-header/menu.module.css
var menu_default = { "overview": "overview_kA2adq", "third": "third_kA2adq", "panel": "panel_kA2adq", "columns": "columns_kA2adq", "item": "item_kA2adq", "current": "current_kA2adq", "menu": "menu_kA2adq" };

// templates/components/site-header/menu.tsx
var import_jsx_runtime74 = __toESM(require_jsx_runtime(), 1);
function Menu({ items }) {
  return /* @__PURE__ */ (0, import_jsx_runtime74.jsx)("ul", { className: menu_default.menu, children: items.map((item) => /* @__PURE__ */ (0, import_jsx_runtime74.jsx)("li", { className: menu_default.item, children: item.items.length > 0 ? /* @__PURE__ */ (0, import_jsx_runtime74.jsx)(Disclosure, { item }) : /* @__PURE__ */ (0, import_jsx_runtime74.jsx)(MenuLink, { item }) }, item.id)) });
}
var few = 6;
function Disclosure({ item }) {
  const page = usePage();
  const overview = { ...item, text: page.t("menu.overview"), level: 2 };
  const subItems = flatten(item.items);
  return /* @__PURE__ */ (0, import_jsx_runtime74.jsxs)("details", { name: "menu", children: [
    /* @__PURE__ */ (0, import_jsx_runtime74.jsxs)("summary", { className: item.current ? menu_default.current : void 0, children: [
      item.text,
      /* @__PURE__ */ (0, import_jsx_runtime74.jsx)(Icon, { name: "chevron" })
    ] }),
    /* @__PURE__ */ (0, import_jsx_runtime74.jsx)("div", { className: menu_default.panel, children: /* @__PURE__ */ (0, import_jsx_runtime74.jsx)("div", { className: "wrap", children: /* @__PURE__ */ (0, import_jsx_runtime74.jsxs)("ul", { className: menu_default.columns, "data-title": subItems.length > few ? void 0 : item.text, children: [
      item.href && /* @__PURE__ */ (0, import_jsx_runtime74.jsx)("li", { className: menu_default.overview, children: /* @__PURE__ */ (0, import_jsx_runtime74.jsx)(MenuLink, { item: overview }) }),
      subItems.map((subItem) => /* @__PURE__ */ (0, import_jsx_runtime74.jsx)("li", { className: subItem.level === 3 ? menu_default.third : void 0, children: /* @__PURE__ */ (0, import_jsx_runtime74.jsx)(MenuLink, { item: subItem }) }, subItem.id))
    ] }) }) })
  ] });
}
function flatten(items) {
  return items.flatMap((item) => [item, ...flatten(item.items)]);
}
function MenuLink({ item }) {
  const { url } = usePage();
  const isPage = item.current && item.href === url;
  const blank = item.target === "blank";
  return /* @__PURE__ */ (0, import_jsx_runtime74.jsxs)(
    "a",
    {
      href: item.href,
      className: isPage || item.current && item.level === 1 ? menu_default.current : void 0,
      "aria-current": isPage ? "page" : void 0,
      target: blank ? "_blank" : void 0,
      rel: blank ? "noopener" : void 0,
      children: [
        item.text,
        blank && /* @__PURE__ */ (0, import_jsx_runtime74.jsx)(NewTab, {})
      ]
    }
  );
}

// templates/components/compact-bar/style.module.css
var style_default50 = { "compact": "compact_KKgq8q" };

// templates/components/compact-bar/index.tsx
var import_jsx_runtime75 = __toESM(require_jsx_runtime(), 1);
var compactItems = ["careers", "contact"];
function CompactBar({ items }) {
  return /* @__PURE__ */ (0, import_jsx_runtime75.jsx)("ul", { className: style_default50.compact, "data-compact": true, children: items.map((item) => /* @__PURE__ */ (0, import_jsx_runtime75.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime75.jsx)(MenuLink, { item }) }, item.id)) });
}

// templates/components/section-nav/style.module.css
var style_default51 = { "sections": "sections_MtYdSW" };

// templates/components/section-nav/index.tsx
var import_jsx_runtime76 = __toESM(require_jsx_runtime(), 1);
function SectionNav({ sections: sections3 }) {
  return /* @__PURE__ */ (0, import_jsx_runtime76.jsx)("ul", { className: style_default51.sections, "data-sections": true, children: sections3.map(({ id, text: text2 }) => /* @__PURE__ */ (0, import_jsx_runtime76.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime76.jsx)("a", { href: `#${id}`, children: text2 }) }, id)) });
}

// templates/components/mobile-drawer/style.module.css
var style_default52 = { "burger": "burger_oXhzFq", "drawer": "drawer_oXhzFq", "close": "close_oXhzFq" };

// templates/components/mobile-drawer/index.tsx
var import_jsx_runtime77 = __toESM(require_jsx_runtime(), 1);
function MobileDrawer({ label, open, close, className, children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime77.jsxs)(import_jsx_runtime77.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime77.jsxs)("button", { type: "button", className: style_default52.burger, popoverTarget: "menu", "data-print": "no", children: [
      open,
      /* @__PURE__ */ (0, import_jsx_runtime77.jsx)(Icon, { name: "menu" })
    ] }),
    /* @__PURE__ */ (0, import_jsx_runtime77.jsxs)(
      "nav",
      {
        id: "menu",
        popover: "auto",
        className: [style_default52.drawer, className].filter(Boolean).join(" "),
        "aria-label": label,
        "data-drawer": true,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime77.jsxs)("button", { type: "button", className: style_default52.close, popoverTarget: "menu", popoverTargetAction: "hide", children: [
            /* @__PURE__ */ (0, import_jsx_runtime77.jsx)("span", { className: "visually-hidden", children: close }),
            /* @__PURE__ */ (0, import_jsx_runtime77.jsx)(Icon, { name: "close" })
          ] }),
          children
        ]
      }
    )
  ] });
}

// templates/components/skip-link/style.module.css
var style_default53 = { "skip": "skip_iNEUrW" };

// templates/components/skip-link/index.tsx
var import_jsx_runtime78 = __toESM(require_jsx_runtime(), 1);
function SkipLink() {
  return /* @__PURE__ */ (0, import_jsx_runtime78.jsx)("a", { className: style_default53.skip, href: "#main", children: usePage().t("layout.skip") });
}

// templates/drawings/mark.ts
var mark = {
  width: 44,
  height: 28,
  lines: "M2 3c2 17 9 26 15 18 3-4 7-4 10 0 6 8 13-1 15-18M9 3c1 10 4 16 8.5 11.5 3-3 6-3 9 0C31 19 34 13 35 3",
  lineWidth: 2.4,
  point: { x: 22, y: 5.5, radius: 3 }
};

// templates/components/site-header/style.module.css
var style_default54 = { "languages": "languages_YYlSLG", "twoRows": "twoRows_YYlSLG", "mark": "mark_YYlSLG", "oneRow": "oneRow_YYlSLG", "header": "header_YYlSLG", "bar": "bar_YYlSLG", "menu": "menu_YYlSLG", "logo": "logo_YYlSLG" };

// templates/components/site-header/logo.tsx
var import_jsx_runtime79 = __toESM(require_jsx_runtime(), 1);
function Mark() {
  const { width, height, lines, point } = mark;
  return /* @__PURE__ */ (0, import_jsx_runtime79.jsxs)("svg", { className: style_default54.mark, viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true", children: [
    /* @__PURE__ */ (0, import_jsx_runtime79.jsx)("path", { d: lines }),
    /* @__PURE__ */ (0, import_jsx_runtime79.jsx)("circle", { cx: point.x, cy: point.y, r: point.radius })
  ] });
}
function Logo() {
  const page = usePage();
  const home = page.site.locales.find(({ id }) => id === page.locale)?.home ?? "/";
  return /* @__PURE__ */ (0, import_jsx_runtime79.jsxs)("a", { className: style_default54.logo, href: home, "aria-label": page.t("layout.home"), children: [
    /* @__PURE__ */ (0, import_jsx_runtime79.jsx)(Mark, {}),
    page.site.name.toLowerCase()
  ] });
}

// templates/components/site-header/frame.tsx
var import_jsx_runtime80 = __toESM(require_jsx_runtime(), 1);
function HeaderFrame({ look, label, className, children }) {
  const page = usePage();
  return /* @__PURE__ */ (0, import_jsx_runtime80.jsx)("header", { className: [style_default54.header, className].filter(Boolean).join(" "), "data-header": look, children: /* @__PURE__ */ (0, import_jsx_runtime80.jsxs)("div", { className: `wrap ${style_default54.bar}`, children: [
    /* @__PURE__ */ (0, import_jsx_runtime80.jsx)(SkipLink, {}),
    /* @__PURE__ */ (0, import_jsx_runtime80.jsx)(Logo, {}),
    /* @__PURE__ */ (0, import_jsx_runtime80.jsxs)(
      MobileDrawer,
      {
        label,
        open: page.t("menu.open"),
        close: page.t("menu.close"),
        className: look === "two-rows" ? style_default54.twoRows : style_default54.oneRow,
        children: [
          children,
          /* @__PURE__ */ (0, import_jsx_runtime80.jsx)(LanguageSwitcher, { className: style_default54.languages })
        ]
      }
    )
  ] }) });
}

// templates/components/site-header/index.tsx
var import_jsx_runtime81 = __toESM(require_jsx_runtime(), 1);
function SiteHeader({ look, className }) {
  const page = usePage();
  const items = page.menu("header");
  return /* @__PURE__ */ (0, import_jsx_runtime81.jsx)(HeaderFrame, { look, label: page.t("menu.label"), className, children: /* @__PURE__ */ (0, import_jsx_runtime81.jsx)(
    Shared,
    {
      as: "div",
      name: "menu",
      vary: [page.layout, ...trail(items, page.url)],
      attributes: { className: style_default54.menu },
      render: () => /* @__PURE__ */ (0, import_jsx_runtime81.jsxs)(import_jsx_runtime81.Fragment, { children: [
        /* @__PURE__ */ (0, import_jsx_runtime81.jsx)(Menu, { items: items.filter((item) => !compactItems.includes(item.id)) }),
        /* @__PURE__ */ (0, import_jsx_runtime81.jsx)(CompactBar, { items: items.filter((item) => compactItems.includes(item.id)) })
      ] })
    }
  ) });
}
function LandingHeader({ sections: sections3, className }) {
  const page = usePage();
  return /* @__PURE__ */ (0, import_jsx_runtime81.jsx)(HeaderFrame, { look: "one-row", label: page.t("menu.sections"), className, children: /* @__PURE__ */ (0, import_jsx_runtime81.jsx)(SectionNav, { sections: sections3 }) });
}
function trail(items, url) {
  return items.flatMap((item) => [
    ...item.current ? [item.href === url ? `${item.id}!` : item.id] : [],
    ...trail(item.items, url)
  ]);
}

// templates/layouts/agency-2025/style.module.css
var style_default55 = { "header": "header_ucYdQa" };

// templates/layouts/agency-2025/index.tsx
var import_jsx_runtime82 = __toESM(require_jsx_runtime(), 1);
function Agency2025({ children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime82.jsxs)(import_jsx_runtime82.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime82.jsx)(SiteHeader, { look: "two-rows", className: style_default55.header }),
    /* @__PURE__ */ (0, import_jsx_runtime82.jsx)("main", { id: "main", tabIndex: -1, children }),
    /* @__PURE__ */ (0, import_jsx_runtime82.jsx)(ContactButton, {}),
    /* @__PURE__ */ (0, import_jsx_runtime82.jsx)(Footer, {})
  ] });
}

// templates/layouts/bare/index.tsx
var import_jsx_runtime83 = __toESM(require_jsx_runtime(), 1);
function Bare({ children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime83.jsx)("main", { id: "main", children });
}

// templates/layouts/change-management/style.module.css
var style_default56 = { "header": "header_UGcf0a" };

// templates/layouts/change-management/index.tsx
var import_jsx_runtime84 = __toESM(require_jsx_runtime(), 1);
var sections = ["about", "approach", "trainings", "insights", "contact"];
function ChangeManagement({ entry, children }) {
  const anchors = entry.words.anchors ?? {};
  const links = sections.flatMap((id) => anchors[id] ? [{ id, text: anchors[id] }] : []);
  return /* @__PURE__ */ (0, import_jsx_runtime84.jsxs)(import_jsx_runtime84.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime84.jsx)(LandingHeader, { sections: links, className: style_default56.header }),
    /* @__PURE__ */ (0, import_jsx_runtime84.jsx)("main", { id: "main", tabIndex: -1, children }),
    /* @__PURE__ */ (0, import_jsx_runtime84.jsx)(Footer, {})
  ] });
}

// templates/components/newsletter-button/style.module.css
var style_default57 = { "title": "title_Z96MyG", "trigger": "trigger_Z96MyG", "head": "head_Z96MyG", "close": "close_Z96MyG", "label": "label_Z96MyG", "icon": "icon_Z96MyG", "dialog": "dialog_Z96MyG" };

// templates/components/newsletter-button/index.tsx
var import_jsx_runtime85 = __toESM(require_jsx_runtime(), 1);
function NewsletterButton() {
  const page = usePage();
  if (page.entry.ref === "pages/newsletter") return null;
  return /* @__PURE__ */ (0, import_jsx_runtime85.jsx)(
    Shared,
    {
      as: "aside",
      name: "newsletter-button",
      attributes: { "aria-label": page.t("newsletterButton.region"), "data-print": "no" },
      render: () => /* @__PURE__ */ (0, import_jsx_runtime85.jsx)(NewsletterDialog, {})
    }
  );
}
function NewsletterDialog() {
  const page = usePage();
  return /* @__PURE__ */ (0, import_jsx_runtime85.jsxs)(import_jsx_runtime85.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime85.jsxs)("a", { className: style_default57.trigger, href: page.href("pages/newsletter"), "data-opens": "newsletter", children: [
      /* @__PURE__ */ (0, import_jsx_runtime85.jsx)(Icon, { name: "mail", className: style_default57.icon }),
      /* @__PURE__ */ (0, import_jsx_runtime85.jsx)("span", { className: style_default57.label, children: /* @__PURE__ */ (0, import_jsx_runtime85.jsx)("span", { children: page.t("newsletterButton.label") }) })
    ] }),
    /* @__PURE__ */ (0, import_jsx_runtime85.jsxs)("dialog", { className: style_default57.dialog, "aria-labelledby": "newsletter-title", "data-newsletter": true, children: [
      /* @__PURE__ */ (0, import_jsx_runtime85.jsxs)("div", { className: style_default57.head, children: [
        /* @__PURE__ */ (0, import_jsx_runtime85.jsx)("h2", { id: "newsletter-title", className: style_default57.title, children: page.t("newsletterButton.title") }),
        /* @__PURE__ */ (0, import_jsx_runtime85.jsxs)("button", { type: "button", className: style_default57.close, "data-close": true, children: [
          /* @__PURE__ */ (0, import_jsx_runtime85.jsx)("span", { className: "visually-hidden", children: page.t("newsletterButton.close") }),
          /* @__PURE__ */ (0, import_jsx_runtime85.jsx)(Icon, { name: "close" })
        ] })
      ] }),
      /* @__PURE__ */ (0, import_jsx_runtime85.jsx)(NewsletterForm, { variant: "sticky", labelledBy: "newsletter-title" })
    ] })
  ] });
}

// templates/layouts/classic/style.module.css
var style_default58 = { "header": "header_Ho0F0q", "home": "home_Ho0F0q" };

// templates/layouts/classic/index.tsx
var import_jsx_runtime86 = __toESM(require_jsx_runtime(), 1);
var homeTypes = ["home", "learning-center"];
function Classic({ entry, children }) {
  const home = homeTypes.includes(entry.type);
  return /* @__PURE__ */ (0, import_jsx_runtime86.jsxs)(import_jsx_runtime86.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime86.jsx)(SiteHeader, { look: "one-row", className: home ? style_default58.home : style_default58.header }),
    /* @__PURE__ */ (0, import_jsx_runtime86.jsx)("main", { id: "main", tabIndex: -1, children }),
    /* @__PURE__ */ (0, import_jsx_runtime86.jsx)(NewsletterButton, {}),
    /* @__PURE__ */ (0, import_jsx_runtime86.jsx)(Footer, {})
  ] });
}

// templates/layouts/devops/style.module.css
var style_default59 = { "header": "header_U8fIuW" };

// templates/layouts/devops/index.tsx
var import_jsx_runtime87 = __toESM(require_jsx_runtime(), 1);
var sections2 = [
  { id: "about", anchor: "about" },
  { id: "expertise", anchor: "expertise" },
  { id: "our-way-of-working", anchor: "wayOfWorking" },
  { id: "events", anchor: "events" },
  { id: "contact", anchor: "contact" }
];
function Devops({ entry, children }) {
  const anchors = entry.words.anchors ?? {};
  const links = sections2.flatMap(({ id, anchor }) => anchors[anchor] ? [{ id, text: anchors[anchor] }] : []);
  return /* @__PURE__ */ (0, import_jsx_runtime87.jsxs)(import_jsx_runtime87.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime87.jsx)(LandingHeader, { sections: links, className: style_default59.header }),
    /* @__PURE__ */ (0, import_jsx_runtime87.jsx)("main", { id: "main", tabIndex: -1, children }),
    /* @__PURE__ */ (0, import_jsx_runtime87.jsx)(Footer, {})
  ] });
}

// templates/layouts/minimal/index.tsx
var import_jsx_runtime88 = __toESM(require_jsx_runtime(), 1);
function Minimal({ children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime88.jsxs)(import_jsx_runtime88.Fragment, { children: [
    /* @__PURE__ */ (0, import_jsx_runtime88.jsx)("main", { id: "main", children }),
    /* @__PURE__ */ (0, import_jsx_runtime88.jsx)(Footer, {})
  ] });
}

// templates/server.tsx
var import_server = __toESM(require_server_node(), 1);

// templates/document.tsx
var import_jsx_runtime89 = __toESM(require_jsx_runtime(), 1);
var openGraphLocales = { en: "en_GB", fr: "fr_FR", nl: "nl_NL" };
function Document({ locale, siteName, layout, head, children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime89.jsxs)("html", { lang: locale, "data-layout": layout, children: [
    /* @__PURE__ */ (0, import_jsx_runtime89.jsxs)("head", { children: [
      /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("meta", { charSet: "utf-8" }),
      /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("title", { children: head.title }),
      /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("meta", { name: "description", content: head.description }),
      head.unlisted ? /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("meta", { name: "robots", content: "noindex" }) : /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("link", { rel: "canonical", href: head.canonical }),
      head.alternates.map(({ hreflang, href }) => /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("link", { rel: "alternate", hrefLang: hreflang, href }, hreflang)),
      head.fonts.map((href) => /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("link", { rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }, href)),
      /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("link", { rel: "stylesheet", href: head.style }),
      /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("script", { type: "module", src: head.script }),
      /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("meta", { property: "og:type", content: head.kind }),
      /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("meta", { property: "og:site_name", content: siteName }),
      /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("meta", { property: "og:locale", content: openGraphLocales[locale] ?? locale }),
      /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("meta", { property: "og:title", content: head.title }),
      /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("meta", { property: "og:description", content: head.description }),
      /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("meta", { property: "og:url", content: head.canonical }),
      /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("meta", { property: "og:image", content: head.socialImage }),
      /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("meta", { property: "og:image:width", content: "1200" }),
      /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("meta", { property: "og:image:height", content: "630" }),
      /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("meta", { property: "og:image:alt", content: head.socialImageAlt }),
      /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("meta", { name: "twitter:card", content: "summary_large_image" }),
      /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("meta", { name: "twitter:image", content: head.socialImage }),
      /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("link", { rel: "icon", href: head.icons.svg, type: "image/svg+xml" }),
      /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("link", { rel: "apple-touch-icon", href: head.icons.touch }),
      /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("link", { rel: "manifest", href: head.icons.manifest }),
      /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("meta", { name: "theme-color", content: "#0c1a33" }),
      /* @__PURE__ */ (0, import_jsx_runtime89.jsx)(
        "script",
        {
          type: "application/ld+json",
          dangerouslySetInnerHTML: { __html: JSON.stringify(head.graph).replace(/</g, "\\u003c") }
        }
      )
    ] }),
    /* @__PURE__ */ (0, import_jsx_runtime89.jsx)("body", { children })
  ] });
}

// templates/server.tsx
var import_jsx_runtime90 = __toESM(require_jsx_runtime(), 1);
function renderDocument({ page, pageType, Layout, ...document }) {
  const Content = pageType.component;
  const markup = (0, import_server.renderToStaticMarkup)(
    /* @__PURE__ */ (0, import_jsx_runtime90.jsx)(Document, { ...document, children: /* @__PURE__ */ (0, import_jsx_runtime90.jsx)(PageProvider, { value: page, children: /* @__PURE__ */ (0, import_jsx_runtime90.jsx)(Layout, { entry: page.entry, children: /* @__PURE__ */ (0, import_jsx_runtime90.jsx)(Content, { entry: page.entry }) }) }) })
  );
  return `<!doctype html>${markup}
`;
}
function renderShared(page, node) {
  return (0, import_server.renderToStaticMarkup)(/* @__PURE__ */ (0, import_jsx_runtime90.jsx)(PageProvider, { value: page, children: node }));
}

// virtual:virtual:server
var pageTypes = [activities_default, article_default, assessment_default, calendar_default, case_default, collection_default, contact_default, events_default, guide_default, home_default, job_default, landing_change_management_default, landing_devops_default, learning_center_default, newsletter_default, not_found_default, notice_default, office_default, press_default, programme_default, service_default, training_default];
var dataKinds = [document_default, event_default, expert_default];
var layouts = { "agency-2025": Agency2025, "bare": Bare, "change-management": ChangeManagement, "classic": Classic, "devops": Devops, "minimal": Minimal };
var pageFolders = ["activities", "article", "assessment", "calendar", "case", "collection", "contact", "events", "guide", "home", "job", "landing-change-management", "landing-devops", "learning-center", "newsletter", "not-found", "notice", "office", "press", "programme", "service", "training"];
export {
  dataKinds,
  layouts,
  pageFolders,
  pageTypes,
  renderDocument,
  renderShared
};
/*! Bundled license information:

react/cjs/react.production.js:
  (**
   * @license React
   * react.production.js
   *
   * Copyright (c) Meta Platforms, Inc. and affiliates.
   *
   * This source code is licensed under the MIT license found in the
   * LICENSE file in the root directory of this source tree.
   *)

react/cjs/react-jsx-runtime.production.js:
  (**
   * @license React
   * react-jsx-runtime.production.js
   *
   * Copyright (c) Meta Platforms, Inc. and affiliates.
   *
   * This source code is licensed under the MIT license found in the
   * LICENSE file in the root directory of this source tree.
   *)

react-dom/cjs/react-dom.production.js:
  (**
   * @license React
   * react-dom.production.js
   *
   * Copyright (c) Meta Platforms, Inc. and affiliates.
   *
   * This source code is licensed under the MIT license found in the
   * LICENSE file in the root directory of this source tree.
   *)

react-dom/cjs/react-dom-server-legacy.node.production.js:
  (**
   * @license React
   * react-dom-server-legacy.node.production.js
   *
   * Copyright (c) Meta Platforms, Inc. and affiliates.
   *
   * This source code is licensed under the MIT license found in the
   * LICENSE file in the root directory of this source tree.
   *)

react-dom/cjs/react-dom-server.node.production.js:
  (**
   * @license React
   * react-dom-server.node.production.js
   *
   * Copyright (c) Meta Platforms, Inc. and affiliates.
   *
   * This source code is licensed under the MIT license found in the
   * LICENSE file in the root directory of this source tree.
   *)
*/
