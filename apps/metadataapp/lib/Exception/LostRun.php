<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Exception;

/** Somebody else goes on with the run: what this process did counts for nothing. */
final class LostRun extends \RuntimeException {
}
