<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Image;

/** Showing the image would take more memory than browsers have. */
final class TooManyPixels extends \Exception {
}
