<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Image;

/** The content is no image of its type, or is damaged. */
final class BrokenImage extends \Exception {
}
