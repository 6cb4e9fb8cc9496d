<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Svg;

/** The file is no SVG, or one that cannot be made safe; the message says which, for the person who sent it. */
final class BrokenSvg extends \Exception {
}
