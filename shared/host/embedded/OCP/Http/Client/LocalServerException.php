<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Http\Client;

use Psr\Http\Client\ClientExceptionInterface;

/** The address is on this machine or in its network, which the host does not ask. */
class LocalServerException extends \RuntimeException implements ClientExceptionInterface {
}
