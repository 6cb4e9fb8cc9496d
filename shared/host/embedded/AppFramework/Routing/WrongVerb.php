<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Routing;

/** The address is there, but not for this method of HTTP. */
final class WrongVerb extends \Exception {
}
