<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Command;

/** A file on the server cannot be read or written. */
final class UnusableFile extends \RuntimeException {
}
