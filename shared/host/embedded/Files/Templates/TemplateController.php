<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Templates;

use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\OCS\OCSForbiddenException;
use OCP\AppFramework\OCSController;
use OCP\Files\GenericFileException;
use OCP\Files\Template\TemplateFileCreator;
use OCP\IRequest;

/** What "+ New" of Files and of other clients calls. */
final class TemplateController extends OCSController {
	private const ROOT = '/apps/files';

	public function __construct(
		string $appName,
		IRequest $request,
		private readonly TemplateManager $templates,
	) {
		parent::__construct($appName, $request);
	}

	/** @return DataResponse<Http::STATUS_OK, list<array<string, mixed>>, array{}> */
	#[ApiRoute(verb: 'GET', url: '/api/v1/templates', root: self::ROOT)]
	#[NoAdminRequired]
	public function list(): DataResponse {
		return new DataResponse(array_map(
			static fn (TemplateFileCreator $creator): array => $creator->jsonSerialize() + ['templates' => []],
			$this->templates->listCreators(),
		));
	}

	/**
	 * @return DataResponse<Http::STATUS_OK, array<string, mixed>, array{}>
	 * @throws OCSForbiddenException
	 */
	#[ApiRoute(verb: 'POST', url: '/api/v1/templates/create', root: self::ROOT)]
	#[NoAdminRequired]
	public function create(string $filePath, string $templatePath = ''): DataResponse {
		try {
			return new DataResponse($this->templates->create($filePath, $templatePath));
		} catch (GenericFileException $exception) {
			throw new OCSForbiddenException($exception->getMessage());
		}
	}
}
