<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Page;

/** The text of a file is no page: not JSON, no object, not UTF-8, or larger than a page can be. */
final class BrokenDocument extends \RuntimeException {
}
