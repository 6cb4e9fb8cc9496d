<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Exception;

/** A backup that cannot be restored; the message says why, to people. */
final class BrokenBackup extends \RuntimeException {
}
