<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Container;

use Psr\Container\NotFoundExceptionInterface;

/** There is no such service. */
final class NotFound extends \Exception implements NotFoundExceptionInterface {
}
