<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Svg;

/** The file is not an SVG, or cannot be made safe; the message tells the uploader which. */
final class BrokenSvg extends \Exception {
}
