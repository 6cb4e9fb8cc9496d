<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Outbox;

/** A message that will never arrive, such as one to a deleted account. */
final class Undeliverable extends \RuntimeException {
}
