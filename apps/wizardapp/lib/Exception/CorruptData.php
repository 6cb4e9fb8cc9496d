<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Exception;

/** A stored value is not what the app writes; the reader falls back to the built-in list and logs one line. */
final class CorruptData extends \RuntimeException {
}
