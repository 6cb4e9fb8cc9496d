<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Db;

/** A stored value is not what the app writes. */
final class CorruptData extends \RuntimeException {
}
