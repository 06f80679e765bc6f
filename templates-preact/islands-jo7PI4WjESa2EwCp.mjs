import { createRequire as createRequireOfBundle } from 'node:module';const require = createRequireOfBundle(import.meta.url);

// node_modules/preact/dist/preact.mjs
var n;
var t;
var r;
var u;
var i;
var f;
var o;
var e;
var l;
var c;
var a;
var s;
var h = /* @__PURE__ */ Symbol.for("pv");
var p = {};
var y = [];
var v = /^m(i|n|o|s|text|space)$/;
var w = Array.isArray;
var d = y.slice;
var _ = Object.assign;
function g(n2) {
  n2 && n2.parentNode && n2.remove();
}
function k(n2, t3, r3) {
  var u4, i4, f5, o5 = {}, e3 = arguments.length;
  for (f5 in t3) "key" == f5 ? u4 = t3[f5] : "ref" == f5 && "function" != typeof n2 ? i4 = t3[f5] : o5[f5] = t3[f5];
  return e3 > 2 && (o5.children = e3 > 3 ? d.call(arguments, 2) : r3), m(n2, o5, u4, i4, null);
}
function m(r3, u4, i4, f5, o5) {
  var e3 = { type: r3, props: u4, key: i4, ref: f5, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: h, __v: o5 || ++t, __i: -1, __u: 0 };
  return !o5 && n.vnode && n.vnode(e3), e3;
}
function $(n2) {
  return n2.children;
}
function x(n2, t3) {
  this.props = n2, this.context = t3, this.__g = 0;
}
function S(n2, t3) {
  if (null == t3) return n2.__ && S(n2.__, n2.__i + 1);
  for (var r3; t3 < n2.__k.length; t3++) if ((r3 = n2.__k[t3]) && r3.__e) return r3.__e;
  return "function" != typeof n2.type || n2.props.__P ? null : S(n2);
}
function C(t3) {
  var r3, u4 = t3.__v, i4 = u4.__e, f5 = [], o5 = [], e3 = t3.__P;
  e3 && ((r3 = _({ constructor: h }, u4)).__v = u4.__v + 1, n.vnode && n.vnode(r3), z(e3, r3, u4, t3.__n, e3.namespaceURI, 32 & u4.__u ? [i4] : null, f5, i4 || S(u4), 32 & u4.__u, o5), r3.__v = u4.__v, r3.__.__k[r3.__i] = r3, E(f5, r3, o5), u4.__ = u4.__e = null, r3.__e != i4 && j(r3));
}
function j(n2) {
  if ((n2 = n2.__) && n2.__c && !n2.props.__P) return n2.__e = null, n2.__k.some(function(t3) {
    return t3 && (n2.__e = t3.__e);
  }), j(n2);
}
function L(t3) {
  (8 & t3.__g || (t3.__g |= 8, u.push(t3), f++)) && i == n.debounceRendering || ((i = n.debounceRendering) || queueMicrotask)(H);
}
function H() {
  try {
    for (var n2, t3 = 1; u.length; ) u.length > t3 && u.sort(o), n2 = u.shift(), t3 = u.length, 8 & n2.__g && C(n2);
  } finally {
    (f = u.length) && (i || queueMicrotask)(H);
  }
}
function I(n2, t3, r3, u4, i4, f5, o5, e3, l4, c4, a5) {
  var s4, h4, v4, w5, d4, _4, g4 = u4.__k || y, k4 = t3.length;
  for (l4 = q(r3, t3, g4, l4, k4), s4 = 0; s4 < k4; s4++) null != (v4 = r3.__k[s4]) && (h4 = ~v4.__i && g4[v4.__i] || p, v4.__i = s4, _4 = z(n2, v4, h4, i4, f5, o5, e3, l4, c4, a5), w5 = v4.__e, (h4.ref != v4.ref || 8 & h4.__u) && (h4.ref && G(h4.ref, null, v4, h4), v4.ref && a5.push(v4.ref, v4.__c || w5, v4)), d4 = d4 || w5, 4 & v4.__u ? (l4 = A(v4, l4, n2, !h4.__v), h4.__e && (h4.__e = null)) : "function" == typeof v4.type && void 0 !== _4 ? l4 = _4 : w5 && (l4 = w5.nextSibling), v4.__u &= -21);
  return r3.__e = d4, l4;
}
function q(n2, t3, r3, u4, i4) {
  var f5, o5, e3, l4, c4, a5, s4, p4, y4, v4 = r3.length, d4 = v4, _4 = 0, g4 = 0, k4 = n2.__k = Array(i4);
  for (f5 = 0; f5 < i4; f5++) null != (o5 = t3[f5]) && "boolean" != typeof o5 && "function" != typeof o5 ? ("object" != typeof o5 || o5.constructor === String ? o5 = k4[f5] = m(null, o5) : w(o5) ? o5 = k4[f5] = m($, { children: o5 }) : o5.constructor === h && o5.__b ? o5 = k4[f5] = m(o5.type, o5.props, o5.key, o5.ref, o5.__v) : k4[f5] = o5, l4 = f5 + _4, o5.__ = n2, o5.__b = n2.__b + 1, e3 = null, ~(c4 = o5.__i = P(o5, r3, l4, d4)) && (d4--, (e3 = r3[c4]) && (e3.__u |= 2)), e3 && e3.__v ? (o5.__u |= 16, c4 == l4 - 1 ? _4-- : c4 == l4 + 1 ? _4++ : c4 != l4 && (c4 > l4 ? _4-- : _4++, g4 = 1)) : (~c4 || (i4 > v4 ? _4-- : i4 < v4 && _4++), "function" != typeof o5.type && (o5.__u |= 4))) : k4[f5] = null;
  if (g4) {
    for (a5 = [], s4 = [], f5 = 0; f5 < i4; f5++) if ((o5 = k4[f5]) && 16 & o5.__u) {
      for (_4 = 0, p4 = a5.length; _4 < p4; ) a5[y4 = _4 + p4 >> 1] < o5.__i ? _4 = y4 + 1 : p4 = y4;
      a5[_4] = o5.__i, s4[f5] = _4 + 1;
    }
    for (_4 = a5.length; f5--; ) s4[f5] && (s4[f5] == _4 ? _4-- : k4[f5].__u |= 4);
  }
  if (d4) for (f5 = 0; f5 < v4; f5++) !(e3 = r3[f5]) || 2 & e3.__u || (e3.__e == u4 && (u4 = S(e3)), J(e3, e3));
  return u4;
}
function A(n2, t3, r3, u4) {
  var i4, f5, o5, e3;
  if ("function" == typeof n2.type) {
    if (n2.props.__P) return t3;
    if (i4 = n2.__k) for (f5 = 0; f5 < i4.length; f5++) i4[f5] && (i4[f5].__ = n2, t3 = A(i4[f5], t3, r3, false));
    return t3;
  }
  for (t3 && !t3.parentNode && (t3 = S(n2)) && !t3.parentNode && (t3 = null), o5 = n2.__e, e3 = t3; e3 && 8 == e3.nodeType; ) e3 = e3.nextSibling;
  for (o5 != e3 && (!u4 && r3.moveBefore && o5.parentNode ? r3.moveBefore(o5, t3) : r3.insertBefore(o5, t3 || null)), t3 = o5; (t3 = t3 && t3.nextSibling) && 8 == t3.nodeType && !t3.data.startsWith("$s"); ) ;
  return t3;
}
function O(n2, t3) {
  return t3 = t3 || [], null != n2 && "boolean" != typeof n2 && (w(n2) ? n2.some(function(n3) {
    O(n3, t3);
  }) : t3.push(n2)), t3;
}
function P(n2, t3, r3, u4) {
  var i4, f5 = n2.key, o5 = n2.type, e3 = t3[r3], l4 = e3 && !(2 & e3.__u);
  if (null === e3 && null == f5 || l4 && f5 == e3.key && o5 == e3.type) return r3;
  if (u4 > (l4 ? 1 : 0)) {
    for (i4 = r3 - 1; i4 >= 0; i4--) if ((e3 = t3[i4]) && !(2 & e3.__u) && f5 == e3.key && o5 == e3.type) return i4;
    for (i4 = r3 + 1; i4 < t3.length; i4++) if ((e3 = t3[i4]) && !(2 & e3.__u) && f5 == e3.key && o5 == e3.type) return i4;
  }
  return -1;
}
function T(n2, t3, r3) {
  null == r3 && (r3 = ""), "-" == t3[0] ? n2.setProperty(t3, r3) : n2[t3] = r3;
}
function N(n2, t3, r3, u4, i4) {
  var f5, o5;
  if ("style" == t3) if ("string" == typeof r3) n2.style.cssText = r3;
  else {
    if ("string" == typeof u4 && (n2.style.cssText = u4 = ""), u4) for (t3 in u4) r3 && t3 in r3 || T(n2.style, t3);
    if (r3) for (t3 in r3) u4 && r3[t3] == u4[t3] || T(n2.style, t3, r3[t3]);
  }
  else if ("o" == t3[0] && "n" == t3[1]) "function" != typeof r3 && (r3 = null), "function" != typeof u4 && (u4 = null), (n2.__e || (n2.__e = {}))[t3] = r3, r3 && u4 || (o5 = a[t3] || (a[t3] = V(t3)), (n2.__a || (n2.__a = {}))[t3] = c, f5 = t3 != (t3 = t3.replace(l, "$1")), (t3 = t3.slice(2))[0] < "a" && (t3 = t3.toLowerCase()), r3 ? n2.addEventListener(t3, o5, f5) : n2.removeEventListener(t3, o5, f5));
  else {
    if ("http://www.w3.org/2000/svg" == i4) t3 = t3.replace(/xlink(H|:h)/, "h").replace(/sName$/, "s");
    else if ("width" != t3 && "height" != t3 && "href" != t3 && "list" != t3 && "form" != t3 && "tabIndex" != t3 && "download" != t3 && "rowSpan" != t3 && "colSpan" != t3 && "role" != t3 && "popover" != t3 && t3 in n2) try {
      return void (n2[t3] = null == r3 ? "" : r3);
    } catch (n3) {
    }
    if ("function" == typeof r3) return;
    null == r3 || false === r3 && "-" != t3[4] ? n2.removeAttribute(t3) : n2.setAttribute(t3, "popover" == t3 && 1 == r3 ? "" : r3);
  }
}
function V(t3) {
  return function(r3) {
    var u4 = this.__e;
    if (u4) {
      if (u4 = u4[t3], null == r3[e]) r3[e] = c++;
      else if (r3[e] < this.__a[t3]) return;
      return u4(n.event ? n.event(r3) : r3);
    }
  };
}
function z(t3, r3, u4, i4, f5, o5, e3, l4, c4, a5) {
  var s4, p4, v4, d4, k4, b4, m4, M3, C3, j4, L2, H4, q4, A3, O2, P5, T4, N3, V3 = r3.type;
  if (r3.constructor !== h) return null;
  128 & u4.__u && (c4 = 32 & u4.__u, s4 = u4.__c.__z) && (r3.__u |= c4, p4 = o5 = [], 8 == s4.nodeType ? l4 = B(s4, o5) : o5.push(s4), l4 = o5[0] || l4), (s4 = n.__b) && s4(r3);
  n: if ("function" == typeof V3) {
    v4 = e3.length;
    try {
      if (M3 = r3.props, C3 = (s4 = V3.prototype) && s4.render, j4 = (s4 = V3.contextType) && i4[s4.__c], L2 = s4 ? j4 ? j4.props.value : s4.__ : i4, (d4 = u4.__c) ? (r3.__c = d4, 2 & d4.__g && (d4.__g |= 1)) : (C3 ? r3.__c = d4 = new V3(M3, L2) : (r3.__c = d4 = new x(M3, L2), d4.constructor = V3, d4.render = K), j4 && j4.sub(d4), d4.state || (d4.state = {}), d4.__n = i4, d4.__g |= 8, d4.__h = [], d4.__k = []), C3 && (d4.__s || (d4.__s = d4.state), V3.getDerivedStateFromProps && (d4.__s == d4.state && (d4.__s = _({}, d4.__s)), _(d4.__s, V3.getDerivedStateFromProps(M3, d4.__s)))), k4 = d4.props, b4 = d4.state, d4.__v = r3, u4.__c) {
        if (M3 !== k4 && C3 && !V3.getDerivedStateFromProps && d4.componentWillReceiveProps && d4.componentWillReceiveProps(M3, L2), r3.__v == u4.__v && !(8 & d4.__g) || !(4 & d4.__g) && d4.shouldComponentUpdate && false === d4.shouldComponentUpdate(M3, d4.__s, L2)) {
          r3.__v != u4.__v && (d4.props = M3, d4.state = d4.__s, d4.__g &= -9), r3.__e = u4.__e, r3.__k = u4.__k, r3.__k.some(function(n2) {
            n2 && (n2.__ = r3);
          }), y.push.apply(d4.__h, d4.__k), d4.__k = [], d4.__h.length && e3.push(d4), l4 = S(u4);
          break n;
        }
        d4.componentWillUpdate && d4.componentWillUpdate(M3, d4.__s, L2), C3 && d4.componentDidUpdate && d4.__h.push(function() {
          d4.componentDidUpdate(k4, b4, m4);
        });
      } else C3 && !V3.getDerivedStateFromProps && d4.componentWillMount && d4.componentWillMount(), C3 && d4.componentDidMount && d4.__h.push(d4.componentDidMount);
      d4.context = L2, d4.props = M3, d4.__P = t3, d4.__g &= -5, H4 = n.__r, q4 = C3 ? 25 : 0;
      do {
        d4.__g &= -9, H4 && H4(r3), s4 = d4.render(d4.props, d4.state = d4.__s, d4.context);
      } while (8 & d4.__g && ++q4 < 25);
      C3 && (y.push.apply(d4.__h, d4.__k), d4.__k = []), d4.state = d4.__s, d4.getChildContext && (i4 = _({}, i4, d4.getChildContext())), C3 && u4.__c && d4.getSnapshotBeforeUpdate && (m4 = d4.getSnapshotBeforeUpdate(k4, b4)), A3 = s4 && s4.type === $ && null == s4.key ? s4.props.children : s4, M3.__P && (s4 = l4, f5 = (t3 = M3.__P).namespaceURI, c4 = o5 = null, u4.props && u4.props.__P != t3 && (u4.__k.some(function(n2) {
        n2 && J(n2, n2);
      }), u4.__k = null), l4 = u4.__k ? S(u4, 0) : null), l4 = I(t3, w(A3) ? A3 : [A3], r3, u4, i4, f5, o5, e3, l4, c4, a5), M3.__P && (r3.__e = null, l4 = s4), r3.__u &= -161, p4 && p4.some(g), d4.__h.length && e3.push(d4), 1 & d4.__g && (d4.__g &= -4);
    } catch (t4) {
      if (e3.length = v4, r3.__v = null, c4 || o5) if (t4 && t4.then) {
        if (r3.__u |= 128 | c4, o5) {
          for (~(T4 = o5.indexOf(l4 || void 0)) || (T4 = o5.length); (N3 = o5[T4 - 1]) && 8 == N3.nodeType; ) T4--;
          for (; T4 < o5.length; T4++) if (N3 = o5[T4]) if (o5[T4] = null, O2) {
            if (N3 == P5) break;
          } else {
            if (8 != N3.nodeType) break;
            N3.data.startsWith("$s") && (P5 = B(O2 = N3));
          }
        }
        if (!O2) {
          for (; l4 && 8 == l4.nodeType && l4.nextSibling; ) l4 = l4.nextSibling;
          O2 = l4;
        }
        (s4 = B(O2 = r3.__c.__z || (r3.__c.__z = O2))) ? (r3.__e = O2, l4 = s4) : r3.__e = l4, l4 = l4 && l4.nextSibling;
      } else o5 && o5.some(g);
      else r3.__e = u4.__e;
      r3.__k || (r3.__k = u4.__k || []), t4 && t4.then || D(r3), n.__e(t4, r3, u4);
    }
  } else l4 = r3.__e = F(u4.__e, r3, u4, i4, f5, o5, e3, c4, a5, t3);
  return (s4 = n.diffed) && s4(r3), l4;
}
function B(n2, t3) {
  if (n2 && 8 == n2.nodeType && n2.data.startsWith("$s")) for (var r3 = 1; n2 = n2.nextSibling; ) {
    if (8 == n2.nodeType) {
      if (n2.data.startsWith("$s")) r3++;
      else if (n2.data.startsWith("/$s") && !--r3) return n2;
    }
    t3 && t3.push(n2);
  }
}
function D(n2) {
  n2 && (n2.__c && (n2.__c.__g |= 4), n2.__k && n2.__k.some(D));
}
function E(t3, r3, u4) {
  for (var i4 = 0; i4 < u4.length; ) G(u4[i4++], u4[i4++], u4[i4++]);
  n.__c && n.__c(r3, t3), t3.some(function(r4) {
    try {
      t3 = r4.__h, r4.__h = [], t3.some(function(n2) {
        n2.call(r4);
      });
    } catch (t4) {
      n.__e(t4, r4.__v);
    }
  });
}
function F(t3, r3, u4, i4, f5, o5, e3, l4, c4, a5) {
  var s4, h4, y4, _4, k4, b4, m4, M3, $4 = u4.props || p, x5 = r3.props, C3 = r3.type;
  if ("svg" == C3 ? f5 = "http://www.w3.org/2000/svg" : "math" == C3 ? f5 = "http://www.w3.org/1998/Math/MathML" : f5 || (f5 = "http://www.w3.org/1999/xhtml"), o5) {
    for (s4 = 0; s4 < o5.length; s4++) if ((k4 = o5[s4]) && (C3 ? k4.localName == C3 : 3 == k4.nodeType)) {
      t3 = k4, o5[s4] = null;
      break;
    }
  }
  if (!t3) {
    if (M3 = a5.ownerDocument || document, !C3) return M3.createTextNode(x5);
    t3 = M3.createElementNS(f5, C3, x5.is ? x5 : a5), l4 && (n.__m && n.__m(r3, o5), l4 = false), o5 = null;
  }
  if (C3) {
    if (a5 = "template" == C3 && t3.content || t3, o5 = "textarea" == C3 && null != x5.defaultValue ? null : o5 && d.call(a5.childNodes), !l4 && o5) for ($4 = {}, s4 = 0; s4 < t3.attributes.length; s4++) $4[(k4 = t3.attributes[s4]).name] = k4.value;
    for (s4 in $4) k4 = $4[s4], "dangerouslySetInnerHTML" == s4 ? y4 = k4 : "children" == s4 || s4 in x5 || "value" == s4 && "defaultValue" in x5 || "checked" == s4 && "defaultChecked" in x5 || N(t3, s4, null, k4, f5);
    for (s4 in x5) k4 = x5[s4], "children" == s4 ? _4 = k4 : "dangerouslySetInnerHTML" == s4 ? h4 = k4 : "value" == s4 ? b4 = k4 : "checked" == s4 ? m4 = k4 : l4 && "function" != typeof k4 || $4[s4] === k4 || N(t3, s4, k4, $4[s4], f5);
    h4 ? (l4 || y4 && (h4.__html == y4.__html || h4.__html == t3.innerHTML) || (t3.innerHTML = h4.__html), r3.__k = []) : (y4 && (t3.textContent = ""), ("foreignObject" == C3 || "http://www.w3.org/1998/Math/MathML" == f5 && v.test(C3)) && (f5 = "http://www.w3.org/1999/xhtml"), I(a5, w(_4) ? _4 : [_4], r3, u4, i4, f5, o5, e3, o5 ? o5[0] : u4.__k && S(u4, 0), l4, c4), o5 && o5.some(g)), l4 && "textarea" != C3 || (s4 = "value", "progress" == C3 && null == b4 ? t3.removeAttribute(s4) : null == b4 || b4 === t3[s4] && ("progress" != C3 || b4) || N(t3, s4, b4, $4[s4], f5), s4 = "checked", null != m4 && m4 != t3[s4] && N(t3, s4, m4, $4[s4], f5));
  } else $4 === x5 || l4 && t3.data == x5 || (t3.data = x5);
  return t3;
}
function G(t3, r3, u4, i4) {
  try {
    "function" == typeof t3 ? r3 ? r3.__x = t3(r3) || 1 : i4 && (i4 = i4.__c || i4.__e) && (r3 = i4.__x) && (i4.__x = null, "function" == typeof r3 ? r3() : t3(null)) : t3.current = r3;
  } catch (t4) {
    n.__e(t4, u4);
  }
}
function J(t3, r3, u4) {
  var i4, f5, o5, e3;
  if (n.unmount && n.unmount(t3), !(i4 = t3.ref) || i4.current && i4.current != t3.__e || G(i4, null, r3, t3), i4 = t3.__c) {
    if (i4.componentWillUnmount) try {
      i4.componentWillUnmount();
    } catch (t4) {
      n.__e(t4, r3);
    }
    i4.__P = i4.__n = null;
  }
  if (i4 = t3.__k) for (e3 = 0; e3 < i4.length; e3++) i4[e3] && J(i4[e3], r3, "function" != typeof t3.type || u4 && !t3.props.__P);
  !u4 && (i4 = t3.__c) && (i4 = i4.__z) && (f5 = B(i4, o5 = [])) && (i4 == t3.__e && o5.some(g), g(f5), g(i4)), u4 || g(t3.__e), t3.__e = t3.__c = t3.__ = null;
}
function K(n2, t3, r3) {
  return this.constructor(n2, r3);
}
n = { __e: function(n2, t3, r3, u4) {
  for (var i4, o5, e3; t3 = t3.__; ) if ((i4 = t3.__c) && !(1 & i4.__g)) {
    i4.__g |= 4;
    try {
      if ((e3 = (o5 = i4.constructor) && o5.getDerivedStateFromError) && i4.setState(o5.getDerivedStateFromError(n2)), i4.componentDidCatch && (i4.componentDidCatch(n2, u4 || {}), e3 = 1), e3 && 8 & i4.__g) return void (i4.__g |= 2);
    } catch (t4) {
      n2 = t4;
    }
  }
  throw f = 0, n2;
} }, t = 0, r = function(n2) {
  return null != n2 && n2.constructor === h;
}, x.prototype.setState = function(n2, t3) {
  var r3 = this.__s;
  r3 && r3 != this.state || (r3 = this.__s = _({}, this.state)), "function" == typeof n2 && (n2 = n2(_({}, r3), this.props)), n2 && (_(r3, n2), this.__v && (t3 && this.__k.push(t3), L(this)));
}, x.prototype.forceUpdate = function(n2) {
  this.__v && (this.__g |= 4, n2 && this.__h.push(n2), L(this));
}, x.prototype.render = $, u = [], f = 0, o = function(n2, t3) {
  return n2.__v.__b - t3.__v.__b;
}, e = /* @__PURE__ */ Symbol(), l = /(PointerCapture)$|Capture$/i, c = 0, a = {}, s = 0;

// node_modules/preact-render-to-string/dist/index.mjs
var o2 = "__s";
var i2 = "__c";
var a2 = "__k";
var u2 = "__d";
var c2 = "__s";
var f2 = /[\s\n\\/='"\0<>]/;
var s2 = /^(xlink|xmlns|xml)([A-Z])/;
var l2 = /^(?:accessK|auto[A-Z]|cell|ch|col|cont|cross|dateT|encT|form[A-Z]|frame|hrefL|inputM|maxL|minL|noV|playsI|popoverT|readO|rowS|src[A-Z]|tabI|useM|item[A-Z])/;
var p2 = /^ac|^ali|arabic|basel|cap|clipPath$|clipRule$|color|dominant|enable|fill|flood|font|glyph[^R]|horiz|image|letter|lighting|marker[^WUH]|overline|panose|pointe|paint|rendering|shape|stop|strikethrough|stroke|text[^L]|transform|underline|unicode|units|^v[^i]|^w|^xH/;
var h2 = /* @__PURE__ */ new Set(["draggable", "spellcheck"]);
function d2(e3) {
  void 0 !== e3.__g ? e3.__g |= 8 : e3[u2] = true;
}
function v2(e3) {
  void 0 !== e3.__g ? e3.__g &= -9 : e3[u2] = false;
}
function m2(e3) {
  return void 0 !== e3.__g ? !!(8 & e3.__g) : true === e3[u2];
}
var y2 = /["&<]/;
function _2(e3) {
  if (0 === e3.length || false === y2.test(e3)) return e3;
  for (var t3 = 0, n2 = 0, r3 = "", o5 = ""; n2 < e3.length; n2++) {
    switch (e3.charCodeAt(n2)) {
      case 34:
        o5 = "&quot;";
        break;
      case 38:
        o5 = "&amp;";
        break;
      case 60:
        o5 = "&lt;";
        break;
      default:
        continue;
    }
    n2 !== t3 && (r3 += e3.slice(t3, n2)), r3 += o5, t3 = n2 + 1;
  }
  return n2 !== t3 && (r3 += e3.slice(t3, n2)), r3;
}
var g2 = {};
var k2 = /* @__PURE__ */ new Set(["animation-iteration-count", "border-image-outset", "border-image-slice", "border-image-width", "box-flex", "box-flex-group", "box-ordinal-group", "column-count", "fill-opacity", "flex", "flex-grow", "flex-negative", "flex-order", "flex-positive", "flex-shrink", "flood-opacity", "font-weight", "grid-column", "grid-row", "line-clamp", "line-height", "opacity", "order", "orphans", "stop-opacity", "stroke-dasharray", "stroke-dashoffset", "stroke-miterlimit", "stroke-opacity", "stroke-width", "tab-size", "widows", "z-index", "zoom"]);
var b = /[A-Z]/g;
function x2(e3) {
  var t3 = "";
  for (var n2 in e3) {
    var r3 = e3[n2];
    if (null != r3 && "" !== r3) {
      var o5 = "-" == n2[0] ? n2 : g2[n2] || (g2[n2] = n2.replace(b, "-$&").toLowerCase()), i4 = ";";
      "number" != typeof r3 || o5.startsWith("--") || k2.has(o5) || (i4 = "px;"), t3 = t3 + o5 + ":" + r3 + i4;
    }
  }
  return t3 || void 0;
}
function w2() {
  this.__d = true;
}
function H2(e3, t3) {
  return { __v: e3, context: t3, props: e3.props, setState: w2, forceUpdate: w2, __d: true, __h: new Array(0) };
}
var T2 = {};
var j2 = [];
var P2 = Array.isArray;
var $2 = Object.assign;
var U = "";
var Z = "<!--$s-->";
var F2 = "<!--/$s-->";
function M(e3) {
  return "string" == typeof e3 ? Z + e3 + F2 : P2(e3) ? (e3.unshift(Z), e3.push(F2), e3) : e3 && "function" == typeof e3.then ? e3.then(M) : Z + e3 + F2;
}
function W() {
  return { beforeDiff: n.__b, afterDiff: n.diffed, renderHook: n.__r, unmountHook: n.unmount, rootHook: n.__, commitHook: n.__c, catchError: n.__e, errorBoundaries: n.errorBoundaries };
}
function B2(e3) {
  var t3 = n[o2];
  n[o2] = true;
  try {
    return e3();
  } finally {
    n[o2] = t3;
  }
}
function z2(n2, r3, o5) {
  var i4 = W();
  try {
    var u4 = B2(function() {
      var u5, c4 = k($, null);
      return c4[a2] = [n2], i4.rootHook && i4.rootHook(n2, ((u5 = {})[a2] = c4, u5.nodeType = 1, u5)), q2(n2, r3 || T2, false, void 0, c4, false, o5, i4);
    });
    return P2(u4) ? u4.join(U) : u4;
  } catch (e3) {
    if (e3.then) throw new Error('Use "renderToStringAsync" for suspenseful rendering.');
    throw e3;
  } finally {
    i4.commitHook && B2(function() {
      return i4.commitHook(n2, j2);
    }), j2.length = 0;
  }
}
function N2(e3, t3, n2) {
  var r3, o5 = e3.type, a5 = true;
  return e3[i2] ? (a5 = false, (r3 = e3[i2]).state = r3[c2]) : r3 = new o5(e3.props, t3), e3[i2] = r3, r3.__v = e3, r3.props = e3.props, r3.context = t3, d2(r3), null == r3.state && (r3.state = T2), null == r3[c2] && (r3[c2] = r3.state), o5.getDerivedStateFromProps ? r3.state = $2({}, r3.state, o5.getDerivedStateFromProps(r3.props, r3.state)) : a5 && r3.componentWillMount ? (r3.componentWillMount(), r3.state = r3[c2] !== r3.state ? r3[c2] : r3.state) : !a5 && r3.componentWillUpdate && r3.componentWillUpdate(), n2.renderHook && n2.renderHook(e3), r3.render(r3.props, r3.state, t3);
}
function q2(e3, n2, o5, u4, y4, g4, k4, b4) {
  if (null == e3 || true === e3 || false === e3 || e3 === U) return U;
  var w5 = typeof e3;
  if ("object" != w5) return "function" == w5 ? U : "string" == w5 ? _2(e3) : e3 + U;
  if (P2(e3)) {
    var C3, D3 = U;
    y4[a2] = e3;
    for (var A3 = e3.length, S2 = 0; S2 < A3; S2++) {
      var E3 = e3[S2];
      if (null != E3 && "boolean" != typeof E3) {
        var L2, j4 = q2(E3, n2, o5, u4, y4, g4, k4, b4);
        "string" == typeof j4 ? D3 += j4 : (C3 || (C3 = new Array(A3)), D3 && C3.push(D3), D3 = U, P2(j4) ? (L2 = C3).push.apply(L2, j4) : C3.push(j4));
      }
    }
    return C3 ? (D3 && C3.push(D3), C3) : D3;
  }
  if (!r(e3)) return U;
  e3.__ = y4, b4.beforeDiff && b4.beforeDiff(e3);
  var Z2 = e3.type, F4 = e3.props;
  if ("function" == typeof Z2) {
    var W2, z5, O2, R2 = n2;
    if (Z2 === $) {
      if ("tpl" in F4) {
        for (var K3, G3 = U, J3 = 0; J3 < F4.tpl.length; J3++) if (G3 += F4.tpl[J3], F4.exprs && J3 < F4.exprs.length) {
          var Q3 = F4.exprs[J3];
          if (null == Q3) continue;
          if ("object" == typeof Q3 && (r(Q3) || P2(Q3))) {
            var X2, Y2 = q2(Q3, n2, o5, u4, e3, g4, k4, b4);
            "string" == typeof Y2 ? G3 += Y2 : (K3 || (K3 = []), G3 && K3.push(G3), G3 = U, P2(Y2) ? (X2 = K3).push.apply(X2, Y2) : K3.push(Y2));
          } else G3 += Q3;
        }
        return K3 ? (G3 && K3.push(G3), K3) : G3;
      }
      if ("UNSTABLE_comment" in F4) return "<!--" + _2(F4.UNSTABLE_comment) + "-->";
      z5 = F4.children;
    } else {
      if (null != (W2 = Z2.contextType)) {
        var ee = n2[W2.__c];
        R2 = ee ? ee.props.value : W2.__;
      }
      var te = Z2.prototype && "function" == typeof Z2.prototype.render;
      if (te) z5 = /**#__NOINLINE__**/
      N2(e3, R2, b4), O2 = e3[i2];
      else {
        e3[i2] = O2 = /**#__NOINLINE__**/
        H2(e3, R2);
        for (var ne = 0; m2(O2) && ne++ < 25; ) {
          v2(O2), b4.renderHook && b4.renderHook(e3);
          try {
            z5 = Z2.call(O2, F4, R2);
          } catch (t3) {
            throw g4 && t3 && "function" == typeof t3.then && (e3._suspended = true), t3;
          }
        }
        d2(O2);
      }
      if (null != O2.getChildContext && (n2 = $2({}, n2, O2.getChildContext())), te && b4.errorBoundaries && (Z2.getDerivedStateFromError || O2.componentDidCatch)) {
        z5 = null != z5 && z5.type === $ && null == z5.key && null == z5.props.tpl ? z5.props.children : z5;
        try {
          return q2(z5, n2, o5, u4, e3, g4, false, b4);
        } catch (r3) {
          return Z2.getDerivedStateFromError && (O2[c2] = Z2.getDerivedStateFromError(r3)), O2.componentDidCatch && O2.componentDidCatch(r3, T2), m2(O2) ? (z5 = N2(e3, n2, b4), null != (O2 = e3[i2]).getChildContext && (n2 = $2({}, n2, O2.getChildContext())), q2(z5 = null != z5 && z5.type === $ && null == z5.key && null == z5.props.tpl ? z5.props.children : z5, n2, o5, u4, e3, g4, k4, b4)) : U;
        } finally {
          b4.afterDiff && b4.afterDiff(e3), b4.unmountHook && b4.unmountHook(e3);
        }
      }
    }
    z5 = null != z5 && z5.type === $ && null == z5.key && null == z5.props.tpl ? z5.props.children : z5;
    try {
      var re = q2(z5, n2, o5, u4, e3, g4, k4, b4);
      return b4.afterDiff && b4.afterDiff(e3), b4.unmountHook && b4.unmountHook(e3), e3._suspended ? M(re) : re;
    } catch (t3) {
      if (!g4 && k4 && k4.onError) {
        var oe = (function t4(r3) {
          return k4.onError(r3, e3, function(e4, r4) {
            try {
              return B2(function() {
                return q2(e4, n2, o5, u4, r4, g4, k4, b4);
              });
            } catch (e5) {
              return t4(e5);
            }
          });
        })(t3);
        return void 0 !== oe ? oe : (b4.catchError && b4.catchError(t3, e3), U);
      }
      if (!g4) throw t3;
      if (!t3 || "function" != typeof t3.then) throw t3;
      return t3.then(function t4() {
        try {
          var r3 = B2(function() {
            return q2(z5, n2, o5, u4, e3, g4, k4, b4);
          });
          return e3._suspended ? M(r3) : r3;
        } catch (e4) {
          if (!e4 || "function" != typeof e4.then) throw e4;
          return e4.then(t4);
        }
      });
    }
  }
  var ie, ae = "<" + Z2, ue = U;
  for (var ce in F4) {
    var fe = F4[ce];
    if ("function" != typeof (fe = V2(fe) ? fe.value : fe) || "class" === ce || "className" === ce) {
      switch (ce) {
        case "children":
          ie = fe;
          continue;
        case "key":
        case "ref":
        case "__self":
        case "__source":
          continue;
        case "htmlFor":
          if ("for" in F4) continue;
          ce = "for";
          break;
        case "className":
          if ("class" in F4) continue;
          ce = "class";
          break;
        case "defaultChecked":
          ce = "checked";
          break;
        case "defaultSelected":
          ce = "selected";
          break;
        case "defaultValue":
        case "value":
          switch (ce = "value", Z2) {
            case "textarea":
              ie = fe;
              continue;
            case "select":
              u4 = fe;
              continue;
            case "option":
              u4 != fe || "selected" in F4 || (ae += " selected");
          }
          break;
        case "dangerouslySetInnerHTML":
          ue = fe && fe.__html;
          continue;
        case "style":
          "object" == typeof fe && (fe = x2(fe));
          break;
        case "acceptCharset":
          ce = "accept-charset";
          break;
        case "httpEquiv":
          ce = "http-equiv";
          break;
        default:
          if (f2.test(ce)) continue;
          s2.test(ce) ? ce = ce.replace(s2, "$1:$2").toLowerCase() : "-" !== ce[4] && !h2.has(ce) || null == fe ? o5 ? p2.test(ce) && (ce = "panose1" === ce ? "panose-1" : ce.replace(/([A-Z])/g, "-$1").toLowerCase()) : l2.test(ce) && (ce = ce.toLowerCase()) : fe += U;
      }
      null != fe && false !== fe && (ae = true === fe || fe === U ? ae + " " + ce : ae + " " + ce + '="' + _2(fe + U) + '"');
    }
  }
  if (f2.test(Z2)) throw new Error(Z2 + " is not a valid HTML tag name in " + ae + ">");
  if (ue || ("string" == typeof ie ? ue = _2(ie) : null != ie && false !== ie && true !== ie && (ue = q2(ie, n2, "svg" === Z2 || "foreignObject" !== Z2 && o5, u4, e3, g4, k4, b4))), b4.afterDiff && b4.afterDiff(e3), b4.unmountHook && b4.unmountHook(e3), !ue && I2.has(Z2)) return ae + "/>";
  var se = "</" + Z2 + ">", le = ae + ">";
  return P2(ue) ? [le].concat(ue, [se]) : "string" != typeof ue ? [le, ue, se] : le + ue + se;
}
var I2 = /* @__PURE__ */ new Set(["area", "base", "br", "col", "command", "embed", "hr", "img", "input", "keygen", "link", "meta", "param", "source", "track", "wbr"]);
function V2(e3) {
  return null !== e3 && "object" == typeof e3 && "function" == typeof e3.peek && "value" in e3;
}

// node_modules/preact/hooks/dist/hooks.mjs
var t2;
var r2;
var u3;
var i3;
var o3 = Object.is;
var f3 = 0;
var c3 = [];
var e2 = [];
var a3 = n;
var v3 = a3.__b;
var l3 = a3.__r;
var m3 = a3.diffed;
var h3 = a3.__c;
var s3 = a3.unmount;
var p3 = a3.__;
function y3(n2, t3) {
  a3.__h && a3.__h(r2, n2, f3 || t3), f3 = 0;
  var u4 = r2.__H || (r2.__H = { __: [], __h: [] });
  return n2 >= u4.__.length && u4.__.push({}), u4.__[n2];
}
function d3(n2) {
  return f3 = 1, _3(G2, n2);
}
function _3(n2, u4, i4) {
  var f5 = y3(t2++, 2);
  if (f5.t = n2, !f5.__c && (f5.__ = [i4 ? i4(u4) : G2(void 0, u4), function(n3) {
    var t3 = (f5.__N || f5.__)[0], r3 = f5.t(t3, n3);
    o3(t3, r3) || (f5.__N = [r3, f5.__[1]], f5.__c.setState({}));
  }], f5.__c = r2, !r2.__f)) {
    r2.__f = true;
    var c4 = r2.shouldComponentUpdate;
    r2.shouldComponentUpdate = function(n3, t3, r3) {
      var u5 = this.__H;
      if (!u5) return true;
      var i5 = false, f6 = this.props != n3;
      if (u5.__.some(function(n4) {
        n4.__N && (i5 = true, o3(n4.__[0], n4.__N[0]) || (f6 = true));
      }), c4) {
        var e3 = c4.call(this, n3, t3, r3);
        return i5 ? e3 || f6 : e3;
      }
      return !i5 || f6;
    };
  }
  return f5.__;
}
function A2(n2, u4) {
  var i4 = y3(t2++, 3);
  !a3.__s && E2(i4.__H, u4) && (i4.__P = true, i4.__ = n2, i4.u = u4, r2.__H.__h.push(i4));
}
function T3(n2) {
  return f3 = 5, w3(function() {
    return { current: n2 };
  }, []);
}
function w3(n2, r3) {
  var u4 = y3(t2++, 7);
  return E2(u4.__H, r3) && (u4.__ = n2(), u4.__H = r3), u4.__;
}
function g3() {
  var n2;
  do {
    for (; n2 = e2.shift(); ) try {
      C2(n2);
    } catch (t4) {
      a3.__e(t4, { __: (n2 = n2.__P) && n2.__v });
    }
    for (; n2 = c3.shift(); ) {
      var t3 = n2.__H;
      if (n2.__P && t3) try {
        t3.__h.some(C2), t3.__h.some(D2), t3.__h = [];
      } catch (r3) {
        t3.__h = [], a3.__e(r3, n2.__v);
      }
    }
  } while (e2.length);
}
a3.__b = function(n2) {
  r2 = null, v3 && v3(n2);
}, a3.__ = function(n2, t3) {
  n2 && t3.__k && t3.__k.__m && (n2.__m = t3.__k.__m), p3 && p3(n2, t3);
}, a3.__r = function(n2) {
  l3 && l3(n2), t2 = 0;
  var i4 = (r2 = n2.__c).__H;
  i4 && (u3 == r2 ? r2.__h = [] : (i4.__h.some(C2), i4.__h.some(D2), t2 = 0), i4.__h = [], i4.__.some(function(n3) {
    n3.__N && (n3.__ = n3.__N), n3.u = n3.__N = void 0;
  })), u3 = r2;
}, a3.diffed = function(n2) {
  m3 && m3(n2);
  var t3 = n2.__c;
  t3 && t3.__H && (t3.__H.__h.length && B3(c3.push(t3)), t3.__H.__.some(function(n3) {
    n3.u && (n3.__H = n3.u);
  })), u3 = r2 = null;
}, a3.__c = function(n2, t3) {
  t3.some(function(n3) {
    try {
      n3.__h.some(C2), n3.__h = n3.__h.filter(function(n4) {
        return !n4.__ || D2(n4);
      });
    } catch (t4) {
      n3.__h = [function() {
        throw t4;
      }];
    }
  }), h3 && h3(n2, t3);
}, a3.unmount = function(n2) {
  s3 && s3(n2);
  var t3, r3, u4 = n2.__c;
  u4 && u4.__H && (u4.__H.__.some(function(u5) {
    try {
      if (u5.__P && u5.__c) {
        if (void 0 === r3) {
          for (r3 = n2.__; r3 && (!r3.__c || !r3.__c.__P); ) r3 = r3.__;
          r3 = r3 && r3.__c;
        }
        u5.__P = r3, B3(e2.push(u5));
      } else C2(u5);
    } catch (n3) {
      t3 = n3;
    }
  }), u4.__H = void 0, t3 && a3.__e(t3, u4.__v));
};
var k3 = "function" == typeof requestAnimationFrame;
function z3(n2) {
  var t3, r3 = function() {
    clearTimeout(u4), k3 && cancelAnimationFrame(t3), setTimeout(n2);
  }, u4 = setTimeout(r3, 35);
  k3 && (t3 = requestAnimationFrame(r3));
}
function B3(n2) {
  1 != n2 && i3 == a3.requestAnimationFrame || ((i3 = a3.requestAnimationFrame) || z3)(g3);
}
function C2(n2) {
  var t3 = r2, u4 = n2.__c;
  "function" == typeof u4 && (n2.__c = void 0, u4()), r2 = t3;
}
function D2(n2) {
  var t3 = r2;
  n2.__c = n2.__(), r2 = t3;
}
function E2(n2, t3) {
  return !n2 || n2.length != t3.length || t3.some(function(t4, r3) {
    return !o3(t4, n2[r3]);
  });
}
function G2(n2, t3) {
  return "function" == typeof t3 ? t3(n2) : t3;
}

// node_modules/preact/compat/dist/compat.mjs
var w4 = Object.assign;
var x4 = /^(-|f[lo].*[^se]$|g.{5,}[^ps]$|z|o[pr]|(W.{5})?[lL]i.*(t|mp)$|an|(bo|s).{4}Im|sca|m.{6}[ds]|ta|c.*[st]$|wido|ini|asp|fill|st)/;
var P4 = /* @__PURE__ */ Symbol.for("react.element");
var $3 = /^(?:accent|alignment|arabic|baseline|cap|clip(?!PathU)|color|dominant|fill|flood|font|glyph(?!R)|horiz|image(?!S)|letter|lighting|marker(?!H|W|U)|overline|paint|pointer|shape|stop|strikethrough|stroke|text(?!L)|transform|underline|unicode|units|v|vector|vert|word|writing|x(?!C))[A-Z]/;
var z4 = /[A-Z0-9]/g;
var H3 = typeof document < "u";
var Y = function(n2) {
  return /fil|che|rad/.test(n2);
};
x.prototype.isReactComponent = true, ["componentWillMount", "componentWillReceiveProps", "componentWillUpdate"].forEach(function(n2) {
  Object.defineProperty(x.prototype, n2, { configurable: true, get: function() {
    return this["UNSAFE_" + n2];
  }, set: function(t3) {
    Object.defineProperty(this, n2, { configurable: true, writable: true, value: t3 });
  } });
});
var J2 = n.event;
n.event = function(n2) {
  return J2 && (n2 = J2(n2)), n2.persist = function() {
  }, n2.isPropagationStopped = function() {
    return this.cancelBubble;
  }, n2.isDefaultPrevented = function() {
    return this.defaultPrevented;
  }, n2.nativeEvent = n2;
};
var K2 = { configurable: true, get: function() {
  return this.class;
} };
var Q2 = n.vnode;
n.vnode = function(t3) {
  if ("string" == typeof t3.type) !(function(t4) {
    var e4 = t4.props, r4 = t4.type, u4 = {}, i4 = -1 == r4.indexOf("-");
    for (var o5 in e4) {
      var f5 = e4[o5];
      if (!("value" == o5 && "defaultValue" in e4 && null == f5 || H3 && "children" == o5 && "noscript" == r4 || "class" == o5 || "className" == o5)) {
        if ("style" == o5 && f5 && f5.constructor == Object) {
          var l4 = void 0;
          for (var a5 in f5) "number" != typeof f5[a5] || x4.test(a5) || (l4 || (l4 = f5 = w4({}, f5)), f5[a5] += "px");
        } else if ("defaultValue" == o5 && "value" in e4 && null == e4.value) o5 = "value";
        else if ("download" == o5 && true === f5) f5 = "";
        else if ("translate" == o5 && "no" === f5) f5 = false;
        else if ("o" == o5[0] && "n" == o5[1]) {
          var c4 = o5.toLowerCase();
          "ondoubleclick" == c4 ? o5 = "ondblclick" : "onchange" != c4 || "input" != r4 && "textarea" != r4 || Y(e4.type) ? "onfocus" == c4 ? o5 = "onfocusin" : "onblur" == c4 && (o5 = "onfocusout") : c4 = o5 = "oninput", "oninput" == c4 && u4[o5 = c4] && (o5 = "oninputCapture");
        } else i4 && $3.test(o5) ? o5 = o5.replace(z4, "-$&").toLowerCase() : null === f5 && (f5 = void 0);
        u4[o5] = f5;
      }
    }
    if ("select" == r4) {
      var s4 = null != u4.defaultValue ? u4.defaultValue : u4.multiple && Array.isArray(u4.value) ? u4.value : null;
      null != s4 && (u4.value = O(e4.children).forEach(function(n2) {
        n2.props.selected = u4.multiple ? -1 != s4.indexOf(n2.props.value) : s4 == n2.props.value;
      }));
    }
    e4.class && !e4.className ? (u4.class = e4.class, Object.defineProperty(u4, "className", K2)) : e4.className && (u4.class = u4.className = e4.className), t4.props = u4;
  })(t3);
  else if ("function" == typeof t3.type && ("ref" in t3.props && "prototype" in t3.type && t3.type.prototype.render && (t3.ref = t3.props.ref, delete t3.props.ref), t3.type.defaultProps)) {
    var e3 = w4({}, t3.props);
    for (var r3 in t3.type.defaultProps) void 0 === e3[r3] && (e3[r3] = t3.type.defaultProps[r3]);
    t3.props = e3;
  }
  t3.ref && !("ref" in t3.props) && Object.defineProperty(t3.props, "ref", { value: t3.ref, configurable: true, writable: true }), t3.$$typeof = P4, Q2 && Q2(t3);
};

// templates/forms/readiness.ts
function scoreReadiness(answers, best) {
  const given = answers.map((dimension) => dimension.filter((answer) => answer !== void 0));
  if (given.some((dimension, index) => dimension.length < (answers[index]?.length ?? 0))) return void 0;
  return {
    percent: shareOf(given.flat(), best),
    dimensions: given.map((dimension, index) => ({ index, percent: shareOf(dimension, best) })).sort((one, other) => one.percent - other.percent)
  };
}
function resultOf(results, percent) {
  return results.findLast((result) => percent >= result.from);
}
function shareOf(answers, best) {
  const sum = answers.reduce((total, answer) => total + answer, 0);
  return Math.round(100 * sum / (best * answers.length));
}

// templates/islands/assessment/style.module.css
var style_default = { "answers": "answers_yPESpG", "outcome": "outcome_yPESpG", "question": "question_yPESpG", "meaning": "meaning_yPESpG", "questions": "questions_yPESpG", "dimensions": "dimensions_yPESpG", "assessment": "assessment_yPESpG", "score": "score_yPESpG", "advice": "advice_yPESpG", "dimension": "dimension_yPESpG", "share": "share_yPESpG" };

// node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs
var f4 = /* @__PURE__ */ Symbol.for("pv");
var o4 = 0;
function a4(t3, e3, n2, u4, a5, i4) {
  e3 || (e3 = {});
  var c4, l4, p4 = e3;
  if ("ref" in p4 && "function" != typeof t3) for (l4 in p4 = {}, e3) "ref" == l4 ? c4 = e3[l4] : p4[l4] = e3[l4];
  var s4 = { type: t3, props: p4, key: n2, ref: c4, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: f4, __v: --o4, __i: -1, __u: 0 };
  return (a5 || i4) && (s4.__source = a5, s4.__self = i4), n.vnode && n.vnode(s4), s4;
}

// templates/islands/assessment/result.tsx
function Result({ lang, dimensions, results, text, score }) {
  const format = new Intl.NumberFormat(lang, { style: "percent" });
  const percent = (value) => format.format(value / 100);
  const result = resultOf(results, score.percent);
  return /* @__PURE__ */ a4($, { children: [
    /* @__PURE__ */ a4("p", { className: style_default.score, children: text.score.replace("{{percent}}", percent(score.percent)) }),
    /* @__PURE__ */ a4("h3", { children: result?.title }),
    /* @__PURE__ */ a4("p", { className: style_default.meaning, children: result?.text }),
    /* @__PURE__ */ a4("h4", { children: text.lowest }),
    /* @__PURE__ */ a4("ul", { className: style_default.dimensions, children: score.dimensions.map(({ index, percent: share }) => /* @__PURE__ */ a4("li", { children: [
      /* @__PURE__ */ a4("span", { children: dimensions[index]?.name }),
      /* @__PURE__ */ a4("svg", { viewBox: "0 0 100 1", preserveAspectRatio: "none", "aria-hidden": "true", children: /* @__PURE__ */ a4("rect", { width: share, height: "1" }) }),
      /* @__PURE__ */ a4("span", { className: style_default.share, children: percent(share) })
    ] }, index)) })
  ] });
}

// templates/islands/assessment/index.tsx
function Assessment(props) {
  const { id, scale, dimensions, text } = props;
  const box = T3(null);
  const [ticked, setTicked] = d3();
  function read() {
    const inputs = box.current?.querySelectorAll("input:checked") ?? [];
    setTicked(new Set(Array.from(inputs, (input) => input.id)));
  }
  A2(read, []);
  const name = (dimension, question) => `${id}-${dimension + 1}-${question + 1}`;
  const answers = dimensions.map(
    ({ questions }, dimension) => questions.map((_4, question) => {
      const answer = scale.findIndex((__, index) => ticked?.has(`${name(dimension, question)}-${index + 1}`));
      return answer < 0 ? void 0 : answer + 1;
    })
  );
  const score = scoreReadiness(answers, scale.length);
  const missing = answers.flat().filter((answer) => answer === void 0).length;
  return /* @__PURE__ */ a4("div", { ref: box, className: style_default.assessment, onChange: read, children: [
    dimensions.map(({ name: title, advice, questions }, dimension) => /* @__PURE__ */ a4("div", { className: style_default.dimension, children: [
      /* @__PURE__ */ a4("h3", { children: title }),
      /* @__PURE__ */ a4("div", { className: style_default.questions, children: questions.map((question, index) => /* @__PURE__ */ a4("fieldset", { className: style_default.question, children: [
        /* @__PURE__ */ a4("legend", { children: question }),
        /* @__PURE__ */ a4("div", { className: style_default.answers, children: scale.map((answer, step) => /* @__PURE__ */ a4("label", { children: [
          /* @__PURE__ */ a4(
            "input",
            {
              type: "radio",
              id: `${name(dimension, index)}-${step + 1}`,
              name: name(dimension, index),
              value: step + 1
            }
          ),
          /* @__PURE__ */ a4("span", { children: `${step + 1} ${answer}` })
        ] }, answer)) })
      ] }, question)) }),
      /* @__PURE__ */ a4("p", { className: style_default.advice, children: advice })
    ] }, title)),
    ticked && /* @__PURE__ */ a4("div", { className: style_default.outcome, role: "status", children: score ? /* @__PURE__ */ a4(Result, { ...props, score }) : /* @__PURE__ */ a4("p", { children: missing === 1 ? text.remainingOne : text.remaining.replace("{{number}}", String(missing)) }) })
  ] });
}

// templates/forms/countries.ts
var countryCodes = "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW".split(" ");
function countriesIn(locale, priority) {
  const names = new Intl.DisplayNames([locale], { type: "region" });
  const country = (code) => ({ code, name: names.of(code) ?? code });
  const { compare } = new Intl.Collator(locale);
  const others = countryCodes.filter((code) => !priority.includes(code)).map(country).sort((one, other) => compare(one.name, other.name));
  return [...priority.map(country), ...others];
}

// templates/forms/rules.ts
function validateSubmission(form, data) {
  return form.fields.flatMap((field) => {
    const problem = fieldProblem(field, data[field.name]);
    return problem ? [{ field: field.name, ...problem }] : [];
  });
}
function tidySubmission(form, data) {
  return Object.fromEntries(form.fields.map((field) => [field.name, tidyValue(field.kind, data[field.name])]));
}
function maxLengthOf({ kind, maxLength }) {
  return maxLength ?? { email: 254, tel: 20, textarea: 4e3 }[kind] ?? 160;
}
var requiredKeys = {
  email: "errors.emailRequired",
  checkbox: "errors.consent",
  file: "errors.fileRequired"
};
function fieldProblem(field, value) {
  const { kind } = field;
  if (isMissing(value)) return field.required ? { key: requiredKeys[kind] ?? "errors.required" } : void 0;
  if (kind === "checkbox") return void 0;
  if (kind === "file") return fileProblem(field, value);
  if (kind === "checkboxes") {
    return value.every((one) => isOption(field, one)) ? void 0 : { key: "errors.option" };
  }
  return textProblem(field, value);
}
function isMissing(value) {
  return value === void 0 || value === "" || value === false || Array.isArray(value) && value.length === 0;
}
function textProblem(field, value) {
  const { kind } = field;
  if (kind === "country") return countryCodes.includes(value) ? void 0 : { key: "errors.country" };
  if (kind === "select" || kind === "radio") return isOption(field, value) ? void 0 : { key: "errors.option" };
  const max = maxLengthOf(field);
  if (value.length > max) return { key: "errors.tooLong", values: { max } };
  if (kind === "tel" && !/^[0+]\d+$/.test(value)) return { key: "errors.phone" };
  if (kind === "email" && !isEmail(value)) return { key: "errors.emailInvalid" };
  return void 0;
}
function isOption({ options }, value) {
  return options ? options.some((option) => option.value === value) : /^[a-z0-9-]{1,80}$/.test(value);
}
function isEmail(value) {
  const at = value.lastIndexOf("@");
  const local = value.slice(0, at);
  return at > 0 && at <= 64 && /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u.test(local) && !/^\.|\.\.|\.$/.test(local) && value.slice(at + 1).includes(".") && value.slice(at + 1).split(".").every((label) => /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}$/u.test(label) && !label.endsWith("-")) && /\.(xn--[\w-]+|[\p{L}\p{M}]{2,})$/u.test(value);
}
function fileProblem({ accept = [], maxBytes }, { name, size, kind }) {
  const ending = accept.find((one) => name.toLowerCase().endsWith(one));
  if (!ending) return { key: "errors.fileExtension" };
  if (size === 0) return { key: "errors.fileEmpty" };
  if (maxBytes !== void 0 && size > maxBytes) return { key: "errors.fileSize" };
  if (kind === "locked") return { key: "errors.fileLocked" };
  if (kind !== void 0 && ending !== `.${kind}`) return { key: "errors.fileExtension" };
  return void 0;
}
function tidyValue(kind, value) {
  if (kind === "checkbox") return value === true || value === "true" || value === "on";
  if (kind === "checkboxes") {
    return [value].flat().flatMap((one) => typeof one === "string" && one !== "" ? [one.trim()] : []);
  }
  if (kind === "file") return isFile(value) ? value : void 0;
  if (typeof value !== "string") return "";
  if (kind === "textarea") return value.replace(/\r\n?/g, "\n").replace(controls, "").trim();
  const text = value.replace(/\s+/g, " ").replace(controls, "").trim();
  return kind === "tel" ? text.replace(/[ .-]/g, "") : text;
}
var controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
function isFile(value) {
  const file = value;
  return typeof file === "object" && typeof file?.name === "string" && file.name !== "" && typeof file.size === "number";
}

// templates/forms/starting-url.ts
var key = "startingURL";
function startingUrl(address, storage) {
  const limited = address.slice(0, 2e3);
  try {
    const stored = storage().getItem(key);
    if (stored) return stored;
    storage().setItem(key, limited);
  } catch {
  }
  return limited;
}

// templates/islands/form/names.ts
function fieldId(view, name) {
  return `${view.id}-${name}`;
}
function messageOf(view, { key: key2, values }) {
  return (view.messages[key2] ?? view.text.incomplete).replace("{{max}}", String(values?.max));
}

// templates/islands/form/style.module.css
var style_default2 = { "invalid": "invalid_v3bBeq", "optional": "optional_v3bBeq", "label": "label_v3bBeq", "trap": "trap_v3bBeq", "failure": "failure_v3bBeq", "submit": "submit_v3bBeq", "form": "form_v3bBeq", "choices": "choices_v3bBeq", "hint": "hint_v3bBeq", "thanks": "thanks_v3bBeq", "field": "field_v3bBeq", "file": "file_v3bBeq", "error": "error_v3bBeq", "input": "input_v3bBeq", "end": "end_v3bBeq", "combobox": "combobox_v3bBeq", "choice": "choice_v3bBeq", "fields": "fields_v3bBeq", "summary": "summary_v3bBeq", "list": "list_v3bBeq", "wide": "wide_v3bBeq", "purpose": "purpose_v3bBeq" };

// templates/islands/form/error-summary.tsx
function ErrorSummary({ view, problems }) {
  const box = T3(null);
  const { errorTitle } = view.text;
  A2(() => {
    box.current?.focus();
    const { title } = document;
    document.title = errorTitle.replace("{{title}}", title);
    return () => {
      document.title = title;
    };
  }, [problems, errorTitle]);
  const heading = `${view.id}-problems`;
  return /* @__PURE__ */ a4("div", { ref: box, className: style_default2.summary, role: "alert", "aria-labelledby": heading, tabIndex: -1, children: [
    /* @__PURE__ */ a4("p", { id: heading, children: /* @__PURE__ */ a4("strong", { children: view.text.incomplete }) }),
    /* @__PURE__ */ a4("ul", { children: problems.map((problem) => /* @__PURE__ */ a4("li", { children: /* @__PURE__ */ a4(Message, { view, problem }) }, problem.field)) })
  ] });
}
function Message({ view, problem }) {
  const field = view.fields.find(({ name }) => name === problem.field);
  const message = messageOf(view, problem);
  if (!field) return message;
  return /* @__PURE__ */ a4("a", { href: `#${fieldId(view, field.name)}`, onClick: focusTarget, children: `${field.label} \u2013 ${message}` });
}
function focusTarget(event) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.closest("[data-field]")?.scrollIntoView();
}

// templates/islands/form/find-countries.ts
function searchable(countries, synonyms, locales) {
  const names = locales.map((locale) => new Intl.DisplayNames([locale], { type: "region" }));
  return countries.map(({ code, name }) => ({
    code,
    name,
    terms: [name, ...names.map((one) => one.of(code) ?? ""), ...synonyms[code]?.split(", ") ?? []].map(fold)
  }));
}
function findCountries(countries, text) {
  const query = fold(text);
  const begins = countries.filter(({ terms }) => terms.some((term) => term.startsWith(query)));
  const contains = countries.filter(({ terms }) => terms.some((term) => term.includes(` ${query}`)));
  return [.../* @__PURE__ */ new Set([...begins, ...contains])];
}
function namedCountry(countries, text) {
  const query = fold(text);
  return query ? countries.find(({ terms }) => terms.includes(query)) : void 0;
}
function fold(text) {
  return text.normalize("NFD").replace(new RegExp("\\p{M}", "gu"), "").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

// templates/islands/form/country-combobox.tsx
function CountryCombobox({ control, view, label, countries, chosen }) {
  const { id, name, ...attributes } = control;
  const all = w3(() => searchable(countries, view.synonyms, view.locales), [countries, view]);
  const [text, setText] = d3(() => countries.find((country2) => country2.code === chosen)?.name ?? "");
  const [isOpen, setIsOpen] = d3(false);
  const [isTyping, setIsTyping] = d3(false);
  const [active, setActive] = d3(-1);
  const list = T3(null);
  const country = namedCountry(all, text);
  const query = country && !isTyping ? "" : text;
  const found = isOpen ? findCountries(all, query) : [];
  const isShown = found.length > 0;
  const optionId = (index) => `${id}-option-${index}`;
  A2(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [active]);
  function search(value) {
    setText(value);
    setIsTyping(true);
    setActive(-1);
    setIsOpen(true);
  }
  function close() {
    setIsOpen(false);
    setIsTyping(false);
    setActive(-1);
  }
  function choose(chosenName) {
    if (chosenName !== void 0) setText(chosenName);
    close();
  }
  function move(step) {
    const { length } = isOpen ? found : findCountries(all, query);
    if (length === 0) return;
    setIsOpen(true);
    setActive(active < 0 && step < 0 ? length - 1 : (active + step + length) % length);
  }
  function press(event) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") move(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "Enter" && active >= 0) choose(found[active]?.name);
    else if (event.key === "Escape" && isOpen) close();
    else if (event.key === "Escape" && text) search("");
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return /* @__PURE__ */ a4("div", { className: style_default2.combobox, children: [
    /* @__PURE__ */ a4("input", { type: "hidden", name, value: country?.code ?? text }),
    /* @__PURE__ */ a4(
      "input",
      {
        ...attributes,
        id,
        className: style_default2.input,
        type: "text",
        role: "combobox",
        "aria-expanded": isShown,
        "aria-controls": `${id}-list`,
        "aria-autocomplete": "list",
        "aria-activedescendant": active >= 0 ? optionId(active) : void 0,
        autoComplete: "off",
        value: text,
        onChange: (event) => search(event.currentTarget.value),
        onClick: () => setIsOpen(true),
        onBlur: () => choose(country?.name),
        onKeyDown: press
      }
    ),
    /* @__PURE__ */ a4("div", { id: `${id}-list`, ref: list, className: style_default2.list, role: "listbox", "aria-label": label, hidden: !isShown, children: found.map((one, index) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus
      /* @__PURE__ */ a4(
        "div",
        {
          id: optionId(index),
          role: "option",
          tabIndex: -1,
          "aria-selected": index === active,
          onMouseDown: (event) => event.preventDefault(),
          onClick: () => choose(one.name),
          children: one.name
        },
        one.code
      )
    )) }),
    /* @__PURE__ */ a4("div", { className: "visually-hidden", role: "status", children: isOpen && resultsText(view, found.length) })
  ] });
}
function resultsText({ text }, count) {
  if (count === 0) return text.resultsNone;
  return count === 1 ? text.resultsOne : text.resultsMany.replace("{{number}}", String(count));
}

// templates/islands/form/country-field.tsx
function CountryField({ control, view, label, lang, value }) {
  const select = T3(null);
  const [taken, setTaken] = d3();
  const [options] = d3(
    () => typeof document === "undefined" ? optionsHtml(countriesIn(lang, view.priority), view.text.choose, value) : document.getElementById(control.id)?.innerHTML ?? ""
  );
  A2(() => {
    const list = select.current;
    if (!list) return;
    const take = () => {
      const countries = Array.from(list.options, (option) => ({ code: option.value, name: option.text })).slice(1);
      setTaken({ countries, chosen: list.value });
    };
    if (document.activeElement === list) list.addEventListener("blur", take, { once: true });
    else take();
  }, []);
  if (taken) return /* @__PURE__ */ a4(CountryCombobox, { control, view, label, ...taken });
  return /* @__PURE__ */ a4("select", { ...control, ref: select, className: style_default2.input, dangerouslySetInnerHTML: { __html: options } });
}
function optionsHtml(countries, choose, value) {
  const option = ({ code, name }) => `<option value="${code}"${code !== "" && code === value ? " selected" : ""}>${escapeText(name)}</option>`;
  return [{ code: "", name: choose }, ...countries].map(option).join("");
}
function escapeText(text) {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}

// templates/islands/form/field.tsx
var wideKinds = ["textarea", "radio", "checkboxes", "checkbox", "file"];
function Field({ view, field, problem }) {
  const { kind, name, required, label, hint } = field;
  const id = fieldId(view, name);
  const describedBy = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(" ") || void 0;
  const control = {
    id,
    name,
    required,
    autoComplete: field.autocomplete,
    "aria-invalid": problem && true,
    "aria-describedby": describedBy
  };
  const notes = /* @__PURE__ */ a4($, { children: [
    hint && /* @__PURE__ */ a4("p", { id: `${id}-hint`, className: style_default2.hint, children: hint }),
    problem && /* @__PURE__ */ a4("p", { id: `${id}-error`, className: style_default2.error, children: [
      /* @__PURE__ */ a4("span", { className: "visually-hidden", children: view.text.errorTitle.replace("{{title}}", "") }),
      messageOf(view, problem)
    ] })
  ] });
  const words = /* @__PURE__ */ a4($, { children: [
    `${label} `,
    !required && kind !== "checkbox" && /* @__PURE__ */ a4("span", { className: style_default2.optional, children: view.text.optional })
  ] });
  const classes = [style_default2.field, wideKinds.includes(kind) && style_default2.wide, problem && style_default2.invalid].filter(Boolean).join(" ");
  if (kind === "radio" || kind === "checkboxes") {
    return /* @__PURE__ */ a4("fieldset", { className: classes, "data-field": name, "aria-describedby": describedBy, children: [
      /* @__PURE__ */ a4("legend", { className: style_default2.label, children: words }),
      notes,
      /* @__PURE__ */ a4(Choices, { view, field, id })
    ] });
  }
  if (kind === "checkbox") {
    return /* @__PURE__ */ a4("div", { className: classes, "data-field": name, children: [
      notes,
      /* @__PURE__ */ a4("label", { className: style_default2.choice, children: [
        /* @__PURE__ */ a4("input", { ...control, type: "checkbox", value: "true", defaultChecked: view.values?.[name] === true }),
        /* @__PURE__ */ a4("span", { children: label })
      ] })
    ] });
  }
  return /* @__PURE__ */ a4("div", { className: classes, "data-field": name, children: [
    /* @__PURE__ */ a4("label", { className: style_default2.label, htmlFor: id, children: words }),
    notes,
    /* @__PURE__ */ a4(Control, { view, field, control })
  ] });
}
function Control({ view, field, control }) {
  const value = view.values?.[field.name];
  const text = typeof value === "string" ? value : void 0;
  if (field.kind === "country" && view.countries) {
    return /* @__PURE__ */ a4(CountryField, { control, view: view.countries, label: field.label, lang: view.lang, value: text });
  }
  if (field.kind === "textarea") {
    return /* @__PURE__ */ a4("textarea", { ...control, className: style_default2.input, rows: 6, maxLength: maxLengthOf(field), defaultValue: text });
  }
  if (field.kind === "select") {
    return /* @__PURE__ */ a4("select", { ...control, className: style_default2.input, defaultValue: text, children: [
      /* @__PURE__ */ a4("option", { value: "", children: view.text.choose }),
      field.options?.map((option) => /* @__PURE__ */ a4("option", { value: option.value, children: option.label }, option.value))
    ] });
  }
  if (field.kind === "file") {
    return /* @__PURE__ */ a4("input", { ...control, className: style_default2.file, type: "file", accept: field.accept?.join(",") });
  }
  return /* @__PURE__ */ a4(
    "input",
    {
      ...control,
      className: style_default2.input,
      type: field.kind,
      inputMode: field.kind === "email" || field.kind === "tel" ? field.kind : void 0,
      maxLength: maxLengthOf(field),
      defaultValue: text
    }
  );
}
function Choices({ view, field, id }) {
  const chosen = [view.values?.[field.name]].flat();
  const isRadio = field.kind === "radio";
  return /* @__PURE__ */ a4("div", { className: style_default2.choices, children: field.options?.map(({ value, label }, index) => /* @__PURE__ */ a4("label", { className: style_default2.choice, children: [
    /* @__PURE__ */ a4(
      "input",
      {
        id: index === 0 ? id : `${id}-${index + 1}`,
        type: isRadio ? "radio" : "checkbox",
        name: field.name,
        value,
        required: isRadio && field.required,
        defaultChecked: chosen.includes(value)
      }
    ),
    /* @__PURE__ */ a4("span", { children: label })
  ] }, value)) });
}

// templates/islands/form/submit.ts
var leastTime = 1e3;
var longestWait = 3e4;
function attemptFor(payload, previous) {
  const fingerprint = JSON.stringify(
    payload,
    (_4, value) => value instanceof File ? [value.name, value.size, value.lastModified] : value
  );
  return { payload, fingerprint, key: previous?.fingerprint === fingerprint ? previous.key : newKey() };
}
async function submitForm(url, { payload, key: key2 }) {
  await new Promise((resolve) => setTimeout(resolve, leastTime - performance.now()));
  const isMultipart = Object.values(payload).some((value) => value instanceof File);
  try {
    const response = await fetch(url, {
      method: "POST",
      credentials: "omit",
      headers: {
        Accept: "application/json",
        "Idempotency-Key": key2,
        "Form-Elapsed": String(Math.round(performance.now())),
        ...!isMultipart && { "Content-Type": "application/json" }
      },
      body: isMultipart ? multipart(payload) : JSON.stringify(payload),
      signal: AbortSignal.timeout(longestWait)
    });
    return response.ok;
  } catch {
    return false;
  }
}
function multipart(payload) {
  const data = new FormData();
  for (const [name, value] of Object.entries(payload)) {
    for (const one of [value].flat()) if (one !== void 0) data.append(name, one instanceof File ? one : String(one));
  }
  return data;
}
function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// templates/islands/form/index.tsx
function FormIsland(view) {
  const [state, setState] = d3("idle");
  const [problems, setProblems] = d3(view.problems ?? []);
  const form = T3(null);
  const outcome = T3(null);
  const attempt = T3(void 0);
  const isBusy = T3(false);
  A2(() => {
    if (form.current) form.current.noValidate = true;
  }, []);
  A2(() => {
    outcome.current?.focus();
  }, [state]);
  async function submit(event) {
    event.preventDefault();
    if (isBusy.current || state === "success") return;
    const typed = readForm(event.currentTarget, view);
    const data = tidySubmission(view, typed);
    const found = validateSubmission(view, data);
    setProblems(found);
    setState(found.length > 0 ? "idle" : "pending");
    if (found.length > 0) return;
    isBusy.current = true;
    attempt.current = attemptFor(
      {
        ...data,
        ...Object.fromEntries(view.agrees.map((name) => [name, true])),
        ...view.context,
        ...view.context.startingURL !== void 0 && {
          startingURL: startingUrl(location.href, () => sessionStorage)
        },
        ...typed.website ? { website: typed.website } : {}
      },
      attempt.current
    );
    const arrived = await submitForm(view.action, attempt.current);
    isBusy.current = false;
    setState(arrived ? "success" : "failed");
  }
  const hidden = { ...view.context, thankYouURL: view.thankYouURL };
  const hasFile = view.fields.some((field) => field.kind === "file");
  const isDone = state === "success";
  return /* @__PURE__ */ a4(
    "form",
    {
      ref: form,
      className: style_default2.form,
      name: view.type,
      method: "post",
      action: view.action,
      encType: hasFile ? "multipart/form-data" : void 0,
      onSubmit: submit,
      children: [
        problems.length > 0 && /* @__PURE__ */ a4(ErrorSummary, { view, problems }),
        Object.entries(hidden).map(([name, value]) => /* @__PURE__ */ a4("input", { type: "hidden", name, value }, name)),
        view.agrees.map((name) => /* @__PURE__ */ a4("input", { type: "hidden", name, value: "true" }, name)),
        /* @__PURE__ */ a4("div", { className: style_default2.fields, hidden: isDone && view.agrees.length > 0, children: [
          view.fields.map((field) => /* @__PURE__ */ a4(
            Field,
            {
              view,
              field,
              problem: problems.find((one) => one.field === field.name)
            },
            field.name
          )),
          /* @__PURE__ */ a4("div", { className: style_default2.trap, "aria-hidden": "true", children: [
            /* @__PURE__ */ a4("label", { htmlFor: `${view.id}-website`, children: view.text.trap }),
            /* @__PURE__ */ a4("input", { id: `${view.id}-website`, name: "website", tabIndex: -1, autoComplete: "off" })
          ] })
        ] }),
        state === "failed" && /* @__PURE__ */ a4("p", { ref: outcome, className: style_default2.failure, role: "alert", tabIndex: -1, children: view.text.backendError }),
        isDone ? /* @__PURE__ */ a4("p", { ref: outcome, className: style_default2.thanks, role: "status", tabIndex: -1, children: view.text.thanks }) : /* @__PURE__ */ a4("div", { className: style_default2.end, children: [
          /* @__PURE__ */ a4("p", { className: style_default2.purpose, children: view.text.purpose }),
          /* @__PURE__ */ a4("button", { className: style_default2.submit, type: "submit", disabled: state === "pending", children: state === "pending" ? view.text.sending : view.text.submit })
        ] })
      ]
    }
  );
}
function readForm(form, view) {
  const entries = new FormData(form);
  const several = new Set(view.fields.flatMap((field) => field.kind === "checkboxes" ? [field.name] : []));
  return Object.fromEntries(
    [...new Set(entries.keys())].map((name) => [name, several.has(name) ? entries.getAll(name) : entries.get(name)])
  );
}

// virtual:virtual:island-server
var render = (Component, props) => z2(k(Component, props));
var islands = { "assessment": Assessment, "form": FormIsland };
function renderIsland(name, props) {
  const Component = islands[name];
  if (!Component) throw new Error(`There is no island "${name}".`);
  return render(Component, props);
}
export {
  renderIsland
};
