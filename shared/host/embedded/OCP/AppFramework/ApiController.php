<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\AppFramework;

use OCP\IRequest;

/** Answers programs. */
abstract class ApiController extends Controller {
	/**
	 * @param string $appName
	 * @param string $corsMethods
	 * @param string $corsAllowedHeaders
	 * @param int $corsMaxAge
	 */
	public function __construct(
		$appName,
		IRequest $request,
		$corsMethods = 'PUT, POST, GET, DELETE, PATCH',
		$corsAllowedHeaders = 'Authorization, Content-Type, Accept',
		$corsMaxAge = 1728000,
	) {
		parent::__construct($appName, $request);
	}
}
