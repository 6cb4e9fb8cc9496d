<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\DAV\Connector\Sabre\Exception;

/** The person may not do this with a version. */
class Forbidden extends \Sabre\DAV\Exception\Forbidden {
}
