<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Uploads;

/** A part of an upload, or what the parts will be: nobody may read it. */
interface Unfinished {
}
