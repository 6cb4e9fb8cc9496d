<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Exceptions;

/** A setting of an app cannot be used like that. */
class AppConfigException extends \Exception {
}
