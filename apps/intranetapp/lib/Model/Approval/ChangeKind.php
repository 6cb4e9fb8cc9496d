<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Approval;

/** What somebody asks to be published. */
enum ChangeKind: string {
	/** A page that was never published; its content is in its file. */
	case Page = 'page';
	/** A change of a published page; its content is in no file. */
	case Change = 'change';
}
