"""Open Image Denoise U-Net, run with numpy (no GPU, no native library).

Debian's Blender 3.4.1 is built without OIDN, so Cycles has no denoiser there.
This module evaluates the published OIDN weights (Apache-2.0, rt_hdr_alb_nrm.tza from the OIDN weights repository) with
plain matrix products: about 12 s for 1600x1000 on two cores with OpenBLAS
(`apt-get install libopenblas0-pthread`).  Works inside Blender's Python and outside.

    from denoise import denoise
    clean = denoise(color, albedo, normal, "rt_hdr_alb_nrm.tza")      # float32 arrays, H x W x 3, scene linear
"""

import struct
import numpy as np

_A, _B, _C, _D = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03
_E, _F, _G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
_Y0, _Y1, _X0, _X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def _pu(y):
    return np.where(
        y <= _Y0, _A * y, np.where(y <= _Y1, _B * np.power(np.maximum(y, 1e-12), _C) + _D, _E * np.log(y + _F) + _G)
    )


def _pu_inv(x):
    return np.where(
        x <= _X0, x / _A, np.where(x <= _X1, np.power(np.maximum((x - _D) / _B, 0), 1 / _C), np.exp((x - _G) / _E) - _F)
    )


_XMAX = float(_pu(np.float64(65504.0)))


def load_tza(path):
    """Parse the OIDN weight archive -> {name: float32 array}."""
    b = open(path, 'rb').read()
    magic, major, _minor, table = struct.unpack_from('<HBBQ', b, 0)
    assert magic == 0x41D7 and major == 2, 'not a TZA v2 file'
    o = table
    (n,) = struct.unpack_from('<I', b, o)
    o += 4
    out = {}
    for _ in range(n):
        (ln,) = struct.unpack_from('<H', b, o)
        o += 2
        name = b[o : o + ln].decode()
        o += ln
        nd = b[o]
        o += 1
        dims = struct.unpack_from('<%dI' % nd, b, o)
        o += 4 * nd
        o += nd  # layout, e.g. 'x' / 'oihw'
        dt = chr(b[o])
        o += 1
        (off,) = struct.unpack_from('<Q', b, o)
        o += 8
        t = np.frombuffer(b, '<f2' if dt == 'h' else '<f4', int(np.prod(dims)), off)
        out[name] = t.reshape(dims).astype(np.float32)
    return out


def _conv(x, w, b, relu=True):
    """3x3 'same' convolution; x: C,H,W; w: O,C,3,3.  Row strips keep im2col in cache-sized memory."""
    c, h, wd = x.shape
    o = w.shape[0]
    xp = np.pad(x, ((0, 0), (1, 1), (1, 1)))
    wm = np.ascontiguousarray(w.transpose(0, 2, 3, 1).reshape(o, -1))
    y = np.empty((o, h, wd), np.float32)
    step = max(1, int(6e6 // (c * 9 * wd)))
    for r in range(0, h, step):
        k = min(step, h - r)
        col = np.empty((9, c, k, wd), np.float32)
        for i in range(3):
            for j in range(3):
                col[i * 3 + j] = xp[:, r + i : r + i + k, j : j + wd]
        t = (wm @ col.reshape(9 * c, -1)).reshape(o, k, wd)
        t += b.reshape(-1, 1, 1)
        if relu:
            np.maximum(t, 0, out=t)
        y[:, r : r + k] = t
    return y


def _pool(x):
    c, h, w = x.shape
    return x.reshape(c, h // 2, 2, w // 2, 2).max(axis=(2, 4))


def _up(x):
    return x.repeat(2, axis=1).repeat(2, axis=2)


def _unet(x, W):
    def cv(n, t, relu=True):
        return _conv(t, W[n + '.weight'], W[n + '.bias'], relu)

    p1 = _pool(cv('enc_conv1', cv('enc_conv0', x)))
    p2 = _pool(cv('enc_conv2', p1))
    p3 = _pool(cv('enc_conv3', p2))
    t = _pool(cv('enc_conv4', p3))
    t = cv('enc_conv5b', cv('enc_conv5a', t))
    for lvl, skip in ((4, p3), (3, p2), (2, p1)):
        t = np.concatenate((_up(t), skip))
        t = cv('dec_conv%db' % lvl, cv('dec_conv%da' % lvl, t))
    t = np.concatenate((_up(t), x))
    t = cv('dec_conv1b', cv('dec_conv1a', t))
    return cv('dec_conv0', t, relu=False)


def denoise(color, albedo, normal, weights):
    W = load_tza(weights)
    color = np.nan_to_num(np.maximum(color, 0)).astype(np.float32)
    lum = color @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    h, w = lum.shape
    bins = [
        [
            lum[
                i * h // ((h + 15) // 16) : (i + 1) * h // ((h + 15) // 16),
                j * w // ((w + 15) // 16) : (j + 1) * w // ((w + 15) // 16),
            ].mean()
            for j in range((w + 15) // 16)
        ]
        for i in range((h + 15) // 16)
    ]
    bins = np.array(bins)
    bins = bins[bins > 1e-8]
    scale = 0.18 / 2 ** np.log2(bins).mean() if bins.size else 1.0
    x = np.concatenate((_pu(color * scale) / _XMAX, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5), axis=2)
    x = x.transpose(2, 0, 1).astype(np.float32)
    ph, pw = -h % 16, -w % 16
    x = np.pad(
        x, ((0, 0), (0, ph + 16), (0, pw + 16)), mode='reflect'
    )  # mirrored margin: a repeated edge row would survive as streaks
    y = _unet(np.ascontiguousarray(x), W)[:, :h, :w].transpose(1, 2, 0)
    return (_pu_inv(np.maximum(y, 0) * _XMAX) / scale).astype(np.float32)
