<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Form;

/** What an account is to a form, by its rights to the file. */
enum FormRole: string {
	case Owner = 'owner';
	case Editor = 'editor';
	case Viewer = 'viewer';
}
