<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Link;

/** What the page of a link shows: the form, or why not; the latter by the reasons that the routes give. */
enum PageState: string {
	case Open = 'open';
	case Password = 'password_required';
	case Login = 'login_required';
	case NotOpen = 'not_open';
	case NotInvited = 'not_invited';
	case Expired = 'expired';
	case Full = 'full';
	case Unknown = 'unknown_link';
}
