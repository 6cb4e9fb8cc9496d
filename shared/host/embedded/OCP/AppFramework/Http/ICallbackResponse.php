<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\AppFramework\Http;

/** Writes its body itself. */
interface ICallbackResponse {
	/** @return void */
	public function callback(IOutput $output);
}
