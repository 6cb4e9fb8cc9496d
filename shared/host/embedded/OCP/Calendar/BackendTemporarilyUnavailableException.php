<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Calendar;

/** What is asked cannot be said right now; nothing follows from it. */
class BackendTemporarilyUnavailableException extends \Exception {
}
