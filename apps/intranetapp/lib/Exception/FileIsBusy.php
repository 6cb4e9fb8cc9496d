<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Exception;

use OCA\IntranetApp\Shared\Db\Busy;

/** The file cannot be read or written right now; it may be in the middle of a move. */
final class FileIsBusy extends Busy {
}
