<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\Model\Folder\RequiredMode;
use OCA\MetadataApp\Service\Field\Fields;
use OCA\MetadataApp\Service\Folder\Folders;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Http\Json;
use OCA\MetadataApp\Shared\Http\JsonApi;
use OCA\MetadataApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * What the panels of administrators and managers need beyond the spec.
 *
 * @phpstan-import-type SetupSaveOrderBody from Schemas
 * @phpstan-import-type SetupSaveRequiredBody from Schemas
 */
final class SetupController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Fields $fields,
		private readonly Folders $folders,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/fields/usage')]
	#[NoCSRFRequired]
	public function usage(): Json {
		return new Json($this->fields->findAllUsage());
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/fields/order')]
	public function saveOrder(): Json {
		/** @var SetupSaveOrderBody $body */
		$body = $this->input->body();
		$this->fields->order($body['field_ids']);
		return new Json(['success' => true]);
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/groupfolders/{folderId}/required')]
	#[NoAdminRequired]
	public function saveRequired(): Json {
		/** @var SetupSaveRequiredBody $body */
		$body = $this->input->body();
		$this->folders->saveRequired((string)$this->userId, (int)$this->input->path('folderId'), RequiredMode::from($body['required']));
		return new Json(['success' => true]);
	}
}
