<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Xlsx;

/** A sheet has no room for so many columns. */
final class TooManyColumns extends \LengthException {
}
