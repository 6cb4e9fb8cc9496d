<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Sabre\CalDAV;

use Sabre\DAV\IFile;

/** An event, a task or the like in a calendar. */
interface ICalendarObject extends IFile {
}
