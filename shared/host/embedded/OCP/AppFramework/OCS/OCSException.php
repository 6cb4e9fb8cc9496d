<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\AppFramework\OCS;

/** Becomes an envelope with its code and message. */
class OCSException extends \Exception {
}
