<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Page;

/** The content of a file is not a page: not JSON, not an object, not UTF-8, or larger than a page may be. */
final class BrokenDocument extends \RuntimeException {
}
